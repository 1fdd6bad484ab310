"""What has happened, one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from . import names
from .effects import effects_words

if TYPE_CHECKING:
    from ..state import CaptainsState

Data = Mapping[str, Any]
Words = dict[str, Any]


def tell(kind: str, data: Data, state: CaptainsState) -> str:
    """One event as a sentence. An unknown kind is a KeyError."""
    words: Words = dict(data)
    if isinstance(data.get("player"), int):
        words["name"] = names.player_name(state, data["player"])
    for field in ("at", "from", "to"):
        if isinstance(data.get(field), str) and (data[field] == "home" or (data[field][:1] == "p" and data[field][1:].isdigit())):
            words[f"{field}_place"] = names.place(data[field])
    for field in ("mission", "card", "event", "passenger"):
        if isinstance(data.get(field), str):
            words[f"{field}_name"] = names.card_name(state, data[field]) if not data[field].startswith("action") else data[field]
    if isinstance(data.get("figure"), str):
        words["figure_name"], words["a_figure"] = names.figure(data["figure"]), names.a_figure(data["figure"])
    if isinstance(data.get("faction"), str):
        words["track"] = names.track(data["faction"])
    return _STORIES[kind](state, data, words).format(**words)


def _says(text: Callable[[], str]) -> Callable[..., str]:
    """A story with one sentence."""
    return lambda state, data, words: text()


# ---- crew and rooms


def _trained(state: CaptainsState, data: Data, words: Words) -> str:
    words["before"], words["after"] = names.figure(data["from"]), names.figure(data["to"])
    return _("{name} trains a {before} to a {after} for free.") if data["free"] else _("{name} trains a {before} to a {after} for 1 medal.")


def _paid(state: CaptainsState, data: Data, words: Words) -> str:
    words["item"] = names.item(data["what"])
    return {
        "train": _("{name} pays for the training with a {item}."),
        "promote": _("{name} pays for the promotion with a {item}."),
        "exchange": _("{name} pays: {item}."),
        "prevent": _("{name} discards a {item} against the damage."),
    }[data["why"]]


def _activated(state: CaptainsState, data: Data, words: Words) -> str:
    words["room_name"] = names.room_name(state, data["room"])
    if data["artifacts"]:
        words["items"] = listed([names.item(kind) for kind in data["artifacts"]])
        return _("{name} activates {room_name} with artifacts: {items}.")
    if data["second"]:
        return _("As a second task the {figure_name} of {name} activates {room_name}.")
    return _("{name} sends {a_figure} to {room_name}.")


def _called(state: CaptainsState, data: Data, words: Words) -> str:
    if data["by"] == "order":
        return _("An order calls the {figure_name} of {name} from place {place} of the queue to the ready room.")
    return _("The {figure_name} of {name} comes back from place {place} of the queue to the ready room.")


def _crew_back(state: CaptainsState, data: Data, words: Words) -> str:
    words["crew"] = names.figures(data["queued"])
    if not data["androids"]:
        return _("The crew of {name} joins the tail of the queue: {crew}.")
    words["gone"] = ngettext("{n} android", "{n} androids", data["androids"]).format(n=data["androids"])
    if not data["queued"]:
        return _("{gone} of {name} back to the supply.")
    return _("The crew of {name} joins the tail of the queue: {crew}; {gone} back to the supply.")


def _queue_moved(state: CaptainsState, data: Data, words: Words) -> str:
    words["crew"], words["rest"] = names.figures(data["ready"]), names.figures(data["stay"])
    if not data["ready"]:
        return _("Nobody of {name} leaves the queue.")
    if not data["stay"]:
        return _("Back in the ready room of {name}: {crew}.")
    return _("Back in the ready room of {name}: {crew}. The last of the queue stay: {rest}.")


def _chosen(state: CaptainsState, data: Data, words: Words) -> str:
    words["room_name"] = names.room_name(state, data["room"])
    return _("{name} chooses {room_name}.")


def _price(state: CaptainsState, data: Data, words: Words) -> str:
    words["figure_name"], words["to_name"] = names.figure(data["figure"]), names.figure(data["to"])
    if data["why"] == "train":
        return _("{name} trains a {figure_name} to a {to_name}; the price is {price}.")
    return _("{name} promotes a {figure_name}; the price is {price}.")


# ---- missions


def _row_applied(state: CaptainsState, data: Data, words: Words) -> str:
    row = names.item_of(state, data["mission"])["rows"][data["row"] - 1]
    words["effects"] = effects_words(row["effects"])
    return _("{name} applies row {row} a second time: {effects}.") if data["again"] else _("{name} applies row {row}: {effects}.")


def _row_skipped(state: CaptainsState, data: Data, words: Words) -> str:
    if data["match"]:
        return _("{name} leaves row {row} out.")
    return _("Row {row} does nothing for {name}: the colours do not match.")


def _secret_missions(state: CaptainsState, data: Data, words: Words, plain: str, told: str) -> str:
    if "missions" not in data:
        return plain
    words["missions_names"] = listed([names.card_name(state, card) for card in data["missions"]])
    return told


def _mission_done(state: CaptainsState, data: Data, words: Words) -> str:
    if not data["points"]:
        return _("{name} has done the mission {mission_name}.")
    return ngettext(
        "{name} has done the mission {mission_name}: {points} point at the end.",
        "{name} has done the mission {mission_name}: {points} points at the end.",
        data["points"],
    )


def _reserved(state: CaptainsState, data: Data, words: Words) -> str:
    if data["player"] is None:
        return _("Nobody reserves {at_place} now.")
    return _("{name} reserves {at_place}.")


# ---- ships, damage, gains


def _moved(state: CaptainsState, data: Data, words: Words) -> str:
    if data["pirate"]:
        return _("{name} flies from {from_place} to {to_place}, past a pirate.")
    return _("{name} flies from {from_place} to {to_place}.")


def _damaged(state: CaptainsState, data: Data, words: Words) -> str:
    if data["over"]:
        return ngettext(
            "{name} takes 1 damage and has {damage}: {over} more than there are slots.",
            "{name} takes 1 damage and has {damage}: {over} more than there are slots.",
            data["over"],
        )
    return {
        "route": _("The pirate on the route shoots: {name} takes 1 damage and has {damage}."),
        "fight": _("The fight costs {name} 1 damage; the ship has {damage}."),
    }.get(data["cause"], _("{name} takes 1 damage and has {damage}."))


def _ignored(state: CaptainsState, data: Data, words: Words) -> str:
    if data["by"] == "fight":
        return _("{name} takes no damage in this fight.")
    words["by_name"] = names.card_name(state, data["by"])
    return _("{by_name} spares {name} the damage.")


def _item_lost(state: CaptainsState, data: Data, words: Words) -> str:
    words["item_name"] = names.item(data["item"])
    return _("{name} loses a {item_name} to the damage.") if data["why"] == "damage" else _("{name} has no room for a {item_name}: it is discarded.")


def _repaired(state: CaptainsState, data: Data, words: Words) -> str:
    if data["where"] == "ship":
        return _("{name} repairs the ship; {damage} damage left there.")
    return ngettext(
        "{name} repairs technology slot {where}; {holes} damaged slot left.",
        "{name} repairs technology slot {where}; {holes} damaged slots left.",
        data["holes"],
    )


def _gained(words: Words, what: str) -> str:
    words["what"] = what
    return _("{name} gets {what}.")


def _medals(state: CaptainsState, data: Data, words: Words) -> str:
    return _gained(words, ngettext("{n} medal", "{n} medals", data["number"]).format(n=data["number"]))


def _joined(state: CaptainsState, data: Data, words: Words) -> str:
    number = data["number"]
    what = {"cadet": ngettext("{n} cadet", "{n} cadets", number), "android": ngettext("{n} android", "{n} androids", number)}.get(
        data["figure"], ngettext("{n} figure", "{n} figures", number)
    )
    return _gained(words, what.format(n=number))


def _artifacts(state: CaptainsState, data: Data, words: Words) -> str:
    return _gained(words, listed([_("a {item}").format(item=names.item(kind)) for kind in data["artifacts"]]))


def _not_to_be_had(state: CaptainsState, data: Data, words: Words) -> str:
    return {
        "medal": _("No medal is left in the supply for {name}."),
        "cadet": _("No cadet is left in the supply for {name}."),
        "android": _("No android is left in the supply for {name}."),
        "artifact": _("No artifact is left in the supply for {name}."),
    }.get(data["what"], _("The supply has nothing left for {name}."))


# ---- pirates


def _fought(state: CaptainsState, data: Data, words: Words) -> str:
    words["pirate_name"], words["reward"] = names.pirate(data["pirate"]), names.pirate_reward(data["pirate"])
    return _("{name} fights the {pirate_name} at {at_place}: {reward}.")


def _ambush(state: CaptainsState, data: Data, words: Words) -> str:
    words["pirate_name"] = names.pirate(data["pirate"])
    if data["placed"]:
        return _("Ambush! A {pirate_name} appears on the route of its colour at {at_place}.")
    return _("Ambush! But the route of the {pirate_name} at {at_place} is taken already; it is discarded.")


def _placed(state: CaptainsState, data: Data, words: Words) -> str:
    route = state.game.components["routes"][data["route"]]
    words["pirate_name"], words["one"], words["two"] = names.pirate(data["pirate"]), names.place(route["a"]), names.place(route["b"])
    return _("A {pirate_name} appears between {one} and {two}.")


def _uprising(state: CaptainsState, data: Data, words: Words) -> str:
    placed = sum(1 for entry in data["pirates"] if entry[4])
    words["gone"] = len(data["pirates"]) - placed
    words["appear"] = ngettext("{n} pirate appears on a route", "{n} pirates appear on routes", placed).format(n=placed)
    if words["gone"]:
        words["taken"] = ngettext("the route of {n} is taken", "the routes of {n} are taken", words["gone"]).format(n=words["gone"])
        return _("The pirates rise! {appear}, {taken}. All numbers are turned up again.")
    return _("The pirates rise! {appear}. All numbers are turned up again.")


# ---- technologies and tracks


def _link(state: CaptainsState, data: Data, words: Words) -> str:
    words["bonus_words"] = {"repair": _("1 repair"), "medal": _("1 medal"), "move": _("1 move")}[data["bonus"]]
    words["edge"] = {
        ("left", "top"): _("top left"),
        ("left", "middle"): _("middle left"),
        ("left", "bottom"): _("bottom left"),
        ("right", "top"): _("top right"),
        ("right", "middle"): _("middle right"),
        ("right", "bottom"): _("bottom right"),
    }[data["side"], data["level"]]
    return _("Equal symbols {edge} of {card_name}: {bonus_words} for {name}.")


def _drawn(state: CaptainsState, data: Data, words: Words) -> str:
    if "cards" in data:
        words["names"] = listed([names.card_name(state, card) for card in data["cards"]])
        return _("{name} draws {names}.")
    return ngettext("{name} draws {number} technology.", "{name} draws {number} technologies.", data["number"])


def _discarded(state: CaptainsState, data: Data, words: Words) -> str:
    words["names"] = listed([names.card_name(state, card) for card in data["cards"]])
    return _("Discarded: {names}.")


def _mixed(state: CaptainsState, data: Data, words: Words) -> str:
    return {
        "artifacts": _("The discarded artifacts are mixed into a new supply."),
        "pirates": _("The discarded pirates are mixed into a new supply."),
        "technologies": _("The discarded technologies are shuffled into a new deck."),
        "omega": _("The discarded omega technologies are shuffled into a new deck."),
        "missions": _("The discarded missions are shuffled into a new deck."),
    }[data["what"]]


def _advanced(state: CaptainsState, data: Data, words: Words) -> str:
    number = data["steps"]
    return ngettext(
        "{name} goes {steps} step on {track}, from space {from} to {to}.", "{name} goes {steps} steps on {track}, from space {from} to {to}.", number
    )


def _lap(state: CaptainsState, data: Data, words: Words) -> str:
    words["points"] = 5 * data["laps"]
    if data["trophy"]:
        return _("{name} completes lap {laps} on {track} and takes the trophy: {points} points for laps.")
    return _("{name} completes lap {laps} on {track}: {points} points for laps.")


def _ability(state: CaptainsState, data: Data, words: Words) -> str:
    return _("{card_name} of {name} works.")


def _stored(state: CaptainsState, data: Data, words: Words) -> str:
    words["item_name"] = names.item(data["artifact"])
    words["room_name"] = names.room_name(state, data["room"]) if isinstance(data["room"], str) else _("slot {slot}").format(slot=data["room"])
    return _("{name} puts a {item_name} into {room_name}: that room is gray now.")


def _copied(state: CaptainsState, data: Data, words: Words) -> str:
    return _("The Holodeck of {name} copies {card_name}.")


def _declined(state: CaptainsState, data: Data, words: Words) -> str:
    return {
        "pay": _("{name} does not pay."),
        "prevent": _("{name} takes the damage."),
        "ready_pick": _("{name} calls nobody."),
        "train_pick": _("{name} trains nobody."),
        "tech_card": _("{name} installs no technology."),
        "store_artifact": _("{name} stores no artifact."),
        "choice": _("{name} takes none of the alternatives."),
        "copy_room": _("{name} copies no room."),
        "faction": _("{name} does not advance."),
        "jump": _("{name} does not jump."),
        "move": _("{name} does not move."),
        "fight": _("{name} does not fight."),
        "order": _("{name} gives no order."),
    }.get(data["what"], _("{name} declines."))


# ---- stations, rounds, solo, end


def _station_used(state: CaptainsState, data: Data, words: Words) -> str:
    words["station_name"] = names.station(data["station"])
    words["effects"] = effects_words(state.game.components["stations"][data["station"]]["effects"])
    if not data["round"]:
        return _("{name} uses {station_name}: {effects}. Its token leaves the game.")
    return _("{name} uses {station_name}: {effects}. Its token waits for round {round}.")


def _station(text: Callable[[], str]) -> Callable[..., str]:
    def story(state: CaptainsState, data: Data, words: Words) -> str:
        words["station_name"] = names.station(data["station"])
        return text()

    return story


def _round_began(state: CaptainsState, data: Data, words: Words) -> str:
    words["first_name"] = names.player_name(state, data["first"])
    return _("Round {round} begins; {first_name} goes first.")


def _gift(state: CaptainsState, data: Data, words: Words) -> str:
    number = data["number"]
    what = ngettext("{n} medal", "{n} medals", number) if data["what"] == "medal" else ngettext("{n} cadet", "{n} cadets", number)
    words["what"] = what.format(n=number)
    return _("The round track gives {name} {what}.")


def _shadow_card(state: CaptainsState, data: Data, words: Words) -> str:
    return {
        "research": _("Captain Shadow, slot {slot}: he joins you and takes the technology below."),
        "mission": _("Captain Shadow, slot {slot}: he goes for a mission."),
        "mission_then_research": _("Captain Shadow, slot {slot}: a mission, then the technology below."),
        "cover": _("Captain Shadow, slot {slot}: he joins you."),
    }[data["action"]]


def _shadow_moved(state: CaptainsState, data: Data, words: Words) -> str:
    if data["by"] == "jump":
        return _("Captain Shadow jumps from {from_place} to {to_place}.")
    return _("Captain Shadow flies from {from_place} to {to_place}.")


def _over(state: CaptainsState, data: Data, words: Words) -> str:
    totals = data["totals"]
    if len(totals) == 1:
        words["points"] = names.points(totals[0])
        return _("The voyage ends with {points}.")
    words["totals_words"] = listed(
        [_("{name} {points}").format(name=names.player_name(state, player), points=names.half(total)) for player, total in enumerate(totals)]
    )
    words["winner"] = listed([names.player_name(state, player) for player in data["winners"]])
    if len(data["winners"]) > 1:
        return _("The game is over. {totals_words}: {winner} share the victory.")
    return _("The game is over. {totals_words}: {winner} wins!")


_STORIES: dict[str, Callable[..., str]] = {
    "turn_began": _says(lambda: _("Round {round}, turn {number}: {name}.")),
    "trained": _trained,
    "promoted": lambda state, data, words: ngettext(
        "{name} promotes an ensign: a {figure_name}; {rings} ring left.", "{name} promotes an ensign: a {figure_name}; {rings} rings left.", data["rings"]
    ),
    "price_named": _price,
    "price_paid": _paid,
    "room_activated": _activated,
    "room_chosen": _chosen,
    "queued": _says(lambda: _("The {figure_name} of {name} goes to the tail of the queue, place {place}.")),
    "called": _called,
    "no_second_task": _says(lambda: _("The {figure_name} of {name} does no second task.")),
    "mission_begun": _says(lambda: _("{name} begins the mission {mission_name} on {at_place}.")),
    "assigned": _says(lambda: _("{name} sends {a_figure} to row {row}.")),
    "row_applied": _row_applied,
    "row_skipped": _row_skipped,
    "order_kept": _says(lambda: _("{name} does not apply row {row} a second time.")),
    "mission_done": _mission_done,
    "crew_back": _crew_back,
    "number_turned": _says(lambda: _("Number {number} goes from {from_place} to {to_place}, face down.")),
    "mission_revealed": _says(lambda: _("A new mission on {at_place}: {mission_name}.")),
    "missions_seen": lambda state, data, words: _secret_missions(
        state,
        data,
        words,
        ngettext("{name} looks at the next mission.", "{name} looks at the next {number} missions.", data["number"]),
        ngettext("{name} looks at the next mission: {missions_names}.", "{name} looks at the next missions: {missions_names}.", data["number"]),
    ),
    "missions_drawn": lambda state, data, words: _secret_missions(
        state,
        data,
        words,
        ngettext("{name} draws {number} mission to choose from.", "{name} draws {number} missions to choose from.", data["number"]),
        _("{name} draws {missions_names} to choose from."),
    ),
    "mission_kept": _says(lambda: _("{name} keeps one mission for the map.")),
    "ship_moved": _moved,
    "ship_jumped": _says(lambda: _("{name} jumps from {from_place} to {to_place}.")),
    "ship_stayed": _says(lambda: _("{name} stays at {at_place}.")),
    "reserved": _reserved,
    "damaged": _damaged,
    "damage_ignored": _ignored,
    "item_lost": _item_lost,
    "repaired": _repaired,
    "medals": _medals,
    "crew_joined": _joined,
    "artifacts": _artifacts,
    "not_to_be_had": _not_to_be_had,
    "fought": _fought,
    "trophy": _says(lambda: _("{name} stows the pirate token in the hold.")),
    "no_fight": _says(lambda: _("{name} does not fight.")),
    "ambush": _ambush,
    "pirate_placed": _placed,
    "uprising": _uprising,
    "tech_taken": _says(lambda: _("{name} takes {card_name}.")),
    "tech_installed": _says(lambda: _("{name} installs {card_name} in slot {slot}.")),
    "link_bonus": _link,
    "no_technology": _says(lambda: _("{name} has no empty slot and takes no technology.")),
    "cards_drawn": _drawn,
    "cards_discarded": _discarded,
    "tech_discarded": _says(lambda: _("{name} discards {card_name} from slot {slot}.")),
    "refilled": _says(lambda: _("{card_name} fills place {place} of the central board.")),
    "mixed": _mixed,
    "advanced": _advanced,
    "moved_back": _says(lambda: _("{name} goes back on {track}, from space {from} to {to}.")),
    "track_bonus": _says(lambda: _("{name} reaches space {space} of {track}, which has a bonus.")),
    "lap": _lap,
    "steps_declined": _says(lambda: _("{name} does not advance.")),
    "event_began": _says(lambda: _("{name} sets off the event {event_name}.")),
    "event_acted": _says(lambda: _("The event {event_name} acts for {name}.")),
    "ability_used": _ability,
    "passenger_acted": _says(lambda: _("The passenger {passenger_name} acts for {name}.")),
    "artifact_stored": _stored,
    "room_copied": _copied,
    "declined": _declined,
    "station_used": _station_used,
    "station_back": _station(lambda: _("The token of {station_name} is back in place.")),
    "station_waits": _station(lambda: _("A ship is at {station_name}: its token waits for round {round}.")),
    "passed": lambda state, data, words: _("{name} has nothing left to do and passes.") if data["forced"] else _("{name} passes."),
    "round_ended": _says(lambda: _("Round {round} is over.")),
    "queue_moved": _queue_moved,
    "round_began": _round_began,
    "gift": _gift,
    "shadow_card": _shadow_card,
    "shadow_moved": _shadow_moved,
    "shadow_idle": _says(lambda: _("No mission is near: Captain Shadow does nothing.")),
    "shadow_researched": _says(lambda: _("Captain Shadow discards {card_name} from place {slot} of the central board.")),
    "shadow_done": _says(lambda: _("Captain Shadow has played his last card and passes.")),
    "action_deck": lambda state, data, words: ngettext(
        "Captain Shadow's deck has {cards} card now.", "Captain Shadow's deck has {cards} cards now.", data["cards"]
    ),
    "option_chosen": _says(lambda: _("{name} chooses option {option}.")),
    "game_over": _over,
}
