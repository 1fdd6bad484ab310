"""What has happened, one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from .names import (
    card,
    circle_name,
    colour_word,
    credits_word,
    crew_name,
    days_word,
    enemy_name,
    exposed_word,
    fault_word,
    goods_words,
    line_word,
    names,
    parts_word,
    player_name,
    side_word,
    strength_word,
    threat_name,
    tile,
    tokens_word,
)

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

Words = dict[str, Any]
Story = Callable[["GalaxyTruckerState", Mapping[str, Any], Words], str]


def tell(kind: str, data: Mapping[str, Any], state: GalaxyTruckerState) -> str:
    """One event as a sentence. An unknown kind is a KeyError."""
    words = dict(data)
    if "player" in data:
        words["name"] = player_name(state, data["player"])
    if "by" in data and isinstance(data["by"], int):
        words["other"] = player_name(state, data["by"])
    if "tile" in data:
        words["tile"] = tile(state, data["tile"])
    if "card" in data:
        words["card"] = card(state, data["card"])
    if "credits" in data and isinstance(data["credits"], int):
        words["credits"] = credits_word(data["credits"])
    if "colour" in data:
        words["colour"] = colour_word(data["colour"])
    if "goods" in data:
        words["goods"] = goods_words(data["goods"])
    return _STORIES[kind](state, data, words).format(**words)


def _says(text: Callable[[], str]) -> Story:
    """A story with one sentence."""
    return lambda state, data, words: text()


# ---- building


def _began(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["starter"] = player_name(state, data["starter"])
    if data["learning"]:
        return _("The learning flight begins: everybody builds a ship of class {ship_class}. {starter} gives the signal.")
    return _("Round {round} begins: everybody builds a ship of class {ship_class}. {starter} gives the signal.")


def _returned(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["by"] == "time":
        return _("The time is up: {name} puts the {tile} back.")
    return _("{name} puts the {tile} back, face up.")


def _placed(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["rotation"]:
        return _("{name} attaches the {tile} at {cell}, turned by {rotation}°.")
    return _("{name} attaches the {tile} at {cell}.")


def _looked(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if "cards" in data:
        words["cards"] = listed([card(state, name) for name in data["cards"]])
        return _("{name} looks at card pile {pile}: {cards}.")
    return _("{name} looks at card pile {pile}.")


def _numbered(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["by"] == "choice":
        return _("{name} has finished and takes number {number}.")
    if data["by"] == "time":
        return _("The time is up: {name} stops building and gets number {number}.")
    return _("Nobody builds any more: {name} gets number {number}.")


def _changed_places(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["moment"] == "launch":
        return _("Partners change places: each flies the ship the other has built.")
    return _("Partners change places and build on at the other ship.")


# ---- inspection and launch


def _inspected(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    faults = data["faults"]
    if not faults:
        return _("The ship of {name} is sound.")
    words["faults"] = listed([_("{fault} at {cells}").format(fault=fault_word(fault["kind"]), cells=_(" and ").join(fault["cells"][:2])) for fault in faults])
    return _("The ship of {name} has a mistake: {faults}.") if len(faults) == 1 else _("The ship of {name} has mistakes: {faults}.")


def _removed(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["to"] == "lost":
        return _("{name} removes the {tile} at {cell}; it lies on the lost pile.")
    return _("{name} removes the {tile} at {cell}; it goes back to the warehouse.")


def _renumbered(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["numbers"] = listed([_("{name} {number}").format(name=player_name(state, player), number=number) for player, number in enumerate(data["numbers"])])
    return _("Ships with mistakes start last. The numbers are now: {numbers}.")


def _accused(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["faulty"]:
        return _("{other} points out a mistake in the ship of {name}.")
    return _("{other} suspects a mistake in the ship of {name}, but there is none.")


def _boarded(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    return {
        "humans": _("Two humans board the cabin of {name} at {cell}."),
        "purple": _("A purple alien boards the cabin of {name} at {cell}."),
        "orange": _("An orange alien boards the cabin of {name} at {cell}."),
    }[data["crew"]]


def _tokens(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["tokens"] = tokens_word(data["tokens"])
    return _("The batteries of {name} hold {tokens}.") if data["tokens"] else _("{name} has no batteries.")


def _reserve_lost(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["tiles"] = listed([tile(state, name) for name in data["tiles"]])
    return _("{name} could not use what was set aside: {tiles} on the lost pile.")


def _launched(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["behind"] = -data["day"]
    if not data["day"]:
        return _("{name} starts first, on the start space.")
    return ngettext("{name} starts {behind} space behind the first.", "{name} starts {behind} spaces behind the first.", words["behind"])


# ---- the flight


def _revealed(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["leader"] = player_name(state, data["leader"])
    return ngettext("{leader} reveals {card}; {left} card is left.", "{leader} reveals {card}; {left} cards are left.", data["left"])


def _dropped(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    return {
        "gave_up": _("{name} gives up the flight."),
        "no_humans": _("{name} has no humans left and drops out."),
        "no_engines": _("{name} has no thrust in open space and drops out."),
        "lapped": _("{name} has been lapped and drops out."),
    }[data["cause"]]


def _strength(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["strength"] = strength_word(data["strength"])
    words["tokens"] = tokens_word(data["doubles"])
    if data["what"] == "engine":
        if data["alien"]:
            return _("{name} has engine strength {strength}: {tokens} used, the orange alien adds 2.")
        return _("{name} has engine strength {strength}: {tokens} used.") if data["doubles"] else _("{name} has engine strength {strength}.")
    if data["alien"]:
        return _("{name} has cannon strength {strength}: {tokens} used, the purple alien adds 2.")
    return _("{name} has cannon strength {strength}: {tokens} used.") if data["doubles"] else _("{name} has cannon strength {strength}.")


def _spent(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["left"] = tokens_word(data["left"])
    return {
        "engine": _("{name} powers a double engine from {cell}; {left} remain."),
        "cannon": _("{name} powers a double cannon from {cell}; {left} remain."),
        "shield": _("{name} powers the shield from {cell}; {left} remain."),
        "meteor": _("{name} powers the shot from {cell}; {left} remain."),
        "goods": _("{name} pays with a token from {cell} in place of goods; {left} remain."),
    }[data["use"]]


def _moved(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    days = data["days"]
    words["days"] = days_word(abs(days))
    words["skipped"] = abs(data["to"] - data["from"]) - abs(days)
    if not days:
        return _("{name} stays in place.")
    if words["skipped"]:
        return _("{name} moves forward {days} and jumps over {skipped} taken.") if days > 0 else _("{name} falls back {days} and jumps over {skipped} taken.")
    return _("{name} moves forward {days}.") if days > 0 else _("{name} falls back {days}.")


def _gained(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["cause"] == "abandoned_ship":
        return _("{name} sells the abandoned ship for {credits}.")
    words["enemy"] = enemy_name(data["cause"])
    return _("{name} takes {credits} from {enemy}.")


def _crew_lost(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["figure"] = crew_name(data["crew"])
    return {
        "abandoned_ship": _("{name} lets {figure} of {cell} leave with the abandoned ship."),
        "slavers": _("The slavers take {figure} of {cell} from {name}."),
        "combat_zone": _("{name} loses {figure} of {cell} in the combat zone."),
        "epidemic": _("The epidemic takes {figure} of {cell} from {name}."),
    }.get(data["cause"]) or _("{name} loses {figure} with the cabin at {cell}.")


def _good_lost(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if data["cause"] == "smugglers":
        return _("The smugglers take a {colour} block from {name}, out of {cell}.")
    if data["cause"] == "combat_zone":
        return _("{name} gives up a {colour} block out of {cell} in the combat zone.")
    return _("{name} loses a {colour} block with the hold at {cell}.")


def _rolled(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    dice = data["dice"]
    if len(dice) == 4:
        words["one"], words["two"], words["three"], words["four"] = dice
        return _("{name} rolls {one} and {two} for column {column}, {three} and {four} for row {row}.")
    words["one"], words["two"] = dice
    return _("{name} rolls {one} and {two}: {line}.")


def _threat(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["threat"] = threat_name(data["size"])
    words["side"] = side_word(data["side"])
    words["where"] = line_word(data["side"], data["line"])
    return _("A {threat} comes from {side} in {where}.")


def _component_lost(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    return {
        "cut_off": _("{name} loses the {tile} at {cell}: it was cut off."),
        "sabotage": _("Sabotage destroys the {tile} of {name} at {cell}."),
        "shot": _("A shot destroys the {tile} of {name} at {cell}."),
        "meteor": _("A meteor destroys the {tile} of {name} at {cell}."),
    }.get(data["cause"]) or _("{name} loses the {tile} at {cell}.")


def _split(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["sizes"] = listed([parts_word(len(part)) for part in data["parts"]])
    return _("The ship of {name} falls apart: {sizes}.")


def _kept(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["parts"] = parts_word(len(data["cells"]))
    return _("{name} keeps the part with {parts}.")


def _fight(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["enemy"] = enemy_name(data["enemy"])
    words["strength"] = strength_word(data["strength"])
    return {
        "won": _("{name} beats {enemy}: {strength} against {enemy_strength}."),
        "draw": _("{name} holds off {enemy}: {strength} against {enemy_strength}, a draw."),
        "lost": _("{name} loses to {enemy}: {strength} against {enemy_strength}."),
    }[data["result"]]


def _weakest(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["value"] = strength_word(data["value"])
    return {
        "crew": _("{name} has the smallest crew, {value}."),
        "engine_power": _("{name} has the weakest engines, {value}."),
        "cannon_power": _("{name} has the weakest cannons, {value}."),
    }[data["criterion"]]


# ---- the end


def _flight_over(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if not data["order"]:
        return _("The flight is over: nobody has reached the goal.")
    words["order"] = names(state, data["order"])
    return _("The flight is over. The order of arrival: {order}.")


def _prize(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["exposed"] = exposed_word(data["exposed"])
    return _("{name} has the tidiest ship with {exposed}: {credits}.")


def _sold(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    if not data["value"]:
        return _("{name} has no goods to sell.")
    if words["value"] != data["credits"]:
        return _("{name} dropped out and sells goods worth {value} for half: {credits}.")
    return _("{name} sells all goods for {credits}.")


def _paid(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["parts"], words["paid"] = parts_word(data["lost"]), credits_word(data["paid"])
    if not data["lost"]:
        return _("{name} has lost nothing.")
    if data["owed"] < data["lost"]:
        if data["paid"] < data["owed"]:
            return _("{name} lost {parts}. Insurance leaves {owed} to pay; all there is, is {paid}.")
        return _("{name} lost {parts}. Thanks to the insurance only {paid} are due.")
    if data["paid"] < data["owed"]:
        return _("{name} lost {parts} and can pay {paid} only; the rest is forgiven.")
    return _("{name} lost {parts} and pays {paid}.")


def _over(state: GalaxyTruckerState, data: Mapping[str, Any], words: Words) -> str:
    words["credits"] = listed([_("{name} {number}").format(name=player_name(state, player), number=number) for player, number in enumerate(data["credits"])])
    words["winner"] = names(state, data["winners"])
    if not data["winners"] or not data["credits"][data["winners"][0]]:
        return _("The game is over. Nobody has a single credit, so nobody wins: {credits}.")
    return ngettext("The game is over. {winner} is the richest: {credits}.", "The game is over. {winner} are the richest: {credits}.", len(data["winners"]))


_STORIES: dict[str, Story] = {
    "round_began": _began,
    "grabbed": lambda state, data, words: (
        _("{name} grabs the {tile} from the face-down heap.") if data["source"] == "heap" else _("{name} grabs the {tile} that lay face up.")
    ),
    "returned": _returned,
    "reserved": _says(lambda: _("{name} sets the {tile} aside.")),
    "taken": _says(lambda: _("{name} takes the {tile} from the reserve.")),
    "lifted": _says(lambda: _("{name} lifts the {tile} at {cell} again.")),
    "placed": _placed,
    "looked": _looked,
    "hourglass_turned": lambda state, data, words: _("{name} turns the hourglass on to {place}.").format(name=words["name"], place=circle_name(data["circle"])),
    "sand_ran_out": lambda state, data, words: (
        _("The sand has run out on {place}.").format(place=circle_name(data["circle"])) if data["circle"] else _("The last sand has run out: time is up!")
    ),
    "waited": _says(lambda: _("{name} waits.")),
    "number_taken": _numbered,
    "places_changed": _changed_places,
    "building_over": _says(lambda: _("Building is over.")),
    "inspected": _inspected,
    "component_removed": _removed,
    "numbers_changed": _renumbered,
    "accused": _accused,
    "not_accused": _says(lambda: _("{name} points out no mistake.")),
    "fee_paid": _says(lambda: _("{name} pays a fee of {credits}.")),
    "launched": _launched,
    "crew_boarded": _boarded,
    "tokens_loaded": _tokens,
    "reserve_lost": _reserve_lost,
    "deck_made": _says(lambda: _("The flight will meet {cards} cards.")),
    "flew_on": _says(lambda: _("{name} flies on.")),
    "card_revealed": _revealed,
    "card_skipped": _says(lambda: _("{name} flies alone, so {card} has no effect.")),
    "card_done": _says(lambda: _("{card} is done.")),
    "dropped_out": _dropped,
    "strength": _strength,
    "token_spent": _spent,
    "moved": _moved,
    "stayed": _says(lambda: _("{name} has no thrust and stays in place.")),
    "landed": _says(lambda: _("{name} lands on planet {planet}.")),
    "passed": _says(lambda: _("{name} flies past.")),
    "accepted": _says(lambda: _("{name} accepts: {card}.")),
    "credits_gained": _gained,
    "crew_lost": _crew_lost,
    "goods_offered": _says(lambda: _("{name} may load {goods}.")),
    "goods_short": _says(lambda: _("The bank has too few goods: {name} does not get {goods}.")),
    "good_loaded": _says(lambda: _("{name} loads a {colour} block into {cell}.")),
    "good_unloaded": _says(lambda: _("{name} puts a {colour} block of {cell} back on the dock.")),
    "goods_left": _says(lambda: _("{name} leaves {goods} behind.")),
    "good_lost": _good_lost,
    "rolled": _rolled,
    "threat": _threat,
    "missed": _says(lambda: _("It misses the ship of {name}.")),
    "bounced": _says(lambda: _("It bounces off the ship of {name} at {cell}.")),
    "shot_down": _says(lambda: _("The cannon of {name} at {cell} shoots it down before it reaches {target}.")),
    "shielded": _says(lambda: _("The shield of {name} at {shield} protects {cell}.")),
    "suffered": _says(lambda: _("{name} does not defend {cell}.")),
    "component_lost": _component_lost,
    "ship_split": _split,
    "part_kept": _kept,
    "alien_left": lambda state, data, words: (
        _("The purple alien of {name} at {cell} has no life support any more and leaves.")
        if data["alien"] == "purple"
        else _("The orange alien of {name} at {cell} has no life support any more and leaves.")
    ),
    "fight": _fight,
    "reward_declined": _says(lambda: _("{name} leaves the reward and keeps the days.")),
    "nobody_beaten": _says(lambda: _("The pirates have beaten nobody and do not fire.")),
    "weakest": _weakest,
    "sabotage_missed": _says(lambda: _("Attempt {attempt}: there is no component, nothing happens.")),
    "sabotage_failed": _says(lambda: _("The sabotage of the ship of {name} has failed.")),
    "flight_over": _flight_over,
    "place_reward": _says(lambda: _("{name} arrives as number {place}: {credits}.")),
    "connector_prize": _prize,
    "goods_sold": _sold,
    "losses_paid": _paid,
    "round_over": _says(lambda: _("Round {round} is over.")),
    "game_over": _over,
}
