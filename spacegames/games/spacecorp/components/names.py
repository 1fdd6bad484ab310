"""The names of everything in the box; a number is a place in one of these lists.

Texts of actions and positions use the names, the engine uses the numbers. An overlay may change what a card or tile says,
never which there are.
"""

from __future__ import annotations

ERAS = ("mariners", "planeteers", "starfarers")
MARINERS, PLANETEERS, STARFARERS = range(3)
COLOURS = ("blue", "yellow", "red", "green")

ACTIONS = ("research", "move", "explore", "build", "produce", "genetics", "revelation", "colonize", "upgrade", "special")
RESEARCH, MOVE, EXPLORE, BUILD, PRODUCE, GENETICS, REVELATION, COLONIZE, UPGRADE, SPECIAL = range(10)
VALUED = 7
"""The first seven actions count points of cards and Infra."""

BASES = ("attraction", "bio_lab", "exploiter", "industrial", "refinery", "research", "secure", "shield_factory", "spaceport")
ATTRACTION, BIO_LAB, EXPLOITER, INDUSTRIAL, REFINERY, RESEARCH_BASE, SECURE, SHIELD_FACTORY, SPACEPORT = range(9)
BASE_RULES = (
    ("SC-BAS-M-01", "SC-BAS-P-01", "SC-BAS-S-01"),
    ("SC-BAS-M-02", "SC-BAS-P-01", "SC-BAS-S-02"),
    ("SC-BAS-M-07", "SC-BAS-P-02", "SC-BAS-S-03"),
    ("SC-BAS-M-03", "SC-BAS-P-03", "SC-BAS-S-04"),
    ("SC-BAS-M-04", "SC-BAS-P-01", "SC-BAS-S-02"),
    ("SC-BAS-M-05", "SC-BAS-P-01", "SC-BAS-S-05"),
    ("SC-BAS-M-07", "SC-BAS-P-04", "SC-BAS-S-06"),
    ("SC-BAS-M-07", "SC-BAS-P-05", "SC-BAS-S-02"),
    ("SC-BAS-M-06", "SC-BAS-P-06", "SC-BAS-S-08"),
)
"""The rule that says what each type of base needs and does, by era."""

EDGES = (
    "sabotage", "poach", "hack", "salvage", "intercept", "market_influence", "divert", "competitors", "hostile_microbes", "leak", "incompatible",
)  # fmt: skip
SABOTAGE, POACH, HACK, SALVAGE, INTERCEPT, MARKET_INFLUENCE, DIVERT, COMPETITORS, HOSTILE_MICROBES, LEAK, INCOMPATIBLE = range(11)

CARDS = tuple(
    (
        "chemical_drive cargo_pod science_module heavy_lifter ion_drive nuclear_thermal solar_sail mission_lab rover survey_drones printer "
        "inflatable_habitat mining_drones gene_sequencer near_space_probe venture_capital intercept salvage sabotage poach hack market_influence "
        "fission_drive cargo_hauler survey_suite fusion_torch plasma_drive magnetic_sail grown_mesh ice_shell nano_assemblers crawler cryobot "
        "telescope_array quantum_computing ai_laboratory refinery_fleet autonomous_miners gene_splicing exo_dna_decoder listening_array "
        "deep_space_probe antimatter_prototype divert competitors hostile_microbes leak fusion_booster antimatter_1 seed_constructor "
        "matter_manipulators antimatter_2 warp_bubble ramjet laser_sail magnetic_scoop replicators molecular_forge mega_constructors habitat_seeds "
        "probe_swarm sentient_scouts neutrino_telescope planetary_mind oracle star_lifting market_singularity automated_economy clone_forge "
        "evo_accelerators xeno_archive noosphere windfall interstellar_probe incompatible leak_2 divert_2 competitors_2 market_influence_2 time"
    ).split()
)
TILES = tuple(
    (
        "m1_abundant_ores m1_water m1_exotic m1_wonder m1_ice_and_ores m2_water_microbes m2_exotic m2_canyon p1_ores p1_exotic p1_water p1_ice_ores "
        "p1_wonder p1_artifact p2_water p2_water_microbes p2_exotic p2_ores p2_cryovolcano p2_artifact p2_draw_e3 p3_artifact p3_ocean_life p3_exotic "
        "p3_wonder p3_exotic_ice p3_exo_dna s1_contact s1_earthlike s1_ocean s1_exotic_belt s1_super_earth s1_gas_giant s1_desert s1_hot_jupiter "
        "s1_exotic_world s1_anomaly s1_ruins s2_rings s2_gem_dust s2_asteroids s2_comets s2_frozen s2_anomaly s2_outpost s2_artifact s3_phobes "
        "s3_introverts s3_traders s3_teachers s3_symbionts"
    ).split()
)
SITES = tuple(
    (
        "earth moon lunar_l4 lunar_l5 solar_l1 solar_l2 solar_l4 solar_l5 sisyphus eros halleys_comet phobos deimos mars_north mars_south "
        "asteroid_belt inner_solar_system ceres vesta pallas hygiea interamnia davida io europa ganymede callisto enceladus titan dione rhea iapetus "
        "miranda ariel umbriel titania oberon triton proteus nereid pluto_site charon oort_cloud sun alpha_centauri luhman_16 barnards_star wolf_359 "
        "sirius procyon sixty_one_cygni epsilon_eridani tau_ceti lacaille_9352 epsilon_indi kapteyns_star wolf_1061 ross_780 orion_spur_1 "
        "orion_spur_2 orion_spur_3"
    ).split()
)
REGIONS = tuple(
    (
        "earth_moon cislunar near_earth solar_orbit comet_track mars_system belt_edge inner_system main_belt jupiter saturn uranus neptune pluto oort "
        "sun alpha_centauri luhman_16 barnards_star wolf_359 sirius procyon sixty_one_cygni epsilon_eridani tau_ceti lacaille_9352 epsilon_indi "
        "kapteyns_star wolf_1061 ross_780 empty_1 empty_2 empty_3 empty_4 orion_spur_1 orion_spur_2 orion_spur_3"
    ).split()
)
PROGRESS = tuple(
    (
        "radiation_resistance sensory_focus cooperative_empathy low_g_physiology hibernation probe_network quantum_networking self_replication "
        "star_children enviro_tolerance longevity group_mind energy_fields faster_than_light matter_conversion stellar_engineering"
    ).split()
)
COLONIES = tuple(
    (
        "concord firstlight meridian landfall beacon harbor exchange brokerage charter tribunal frontier crossroads athenaeum bastion garden foothold "
        "waystation relay hegemony outreach watchpost arbiter advocate wilderness mirror tollgate dominion junction mandate citadel arboretum shelter"
    ).split()
)
TIME = CARDS.index("time")

CARD_NUMBER = {name: number for number, name in enumerate(CARDS)}
TILE_NUMBER = {name: number for number, name in enumerate(TILES)}
SITE_NUMBER = {name: number for number, name in enumerate(SITES)}
PROGRESS_NUMBER = {name: number for number, name in enumerate(PROGRESS)}
COLONY_NUMBER = {name: number for number, name in enumerate(COLONIES)}
BASE_NUMBER = {name: number for number, name in enumerate(BASES)}
EDGE_NUMBER = {name: number for number, name in enumerate(EDGES)}
ACTION_NUMBER = {name: number for number, name in enumerate(ACTIONS)}
STACKS = (("e1", "e2"), ("e1", "e2", "e3"), ("primary", "minor", "alien"))
"""The stacks of tiles of each era."""
CONTRACTS = tuple(tuple(f"{era[:3]}_{row}" for row in range(1, 8)) for era in ERAS)
