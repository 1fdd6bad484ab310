"""The board of Space Base: the whole table as one scene, and what to touch on it for each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spacegames.core.game import Action
from spacegames.core.words import _
from spacegames.scene.shapes import Box, Scene, Shape, Thing

from .. import actions
from ..components import COLONY, NAMES, ON_SHOW, PATROL, ROLL, SHIP, STATION, card_name, is_reconstructed
from ..flow.rewards import neighbours
from ..narrate import player_name
from . import cards, places, post, tray, words
from .cards import Face
from .payouts import Payout, payout, ways
from .pictograms import Token, amount_tokens, claim_tokens

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_CARDS = tuple(f"card-{name}" for name in NAMES)


TURNABLE = True


def scene(state: SpaceBaseState, viewer: int | str | None = None, front: int | None = None) -> Scene:
    """The board with the post of `front` large; else the viewer's own; else the post of the player whose decision it is.

    Only the order of the decks is hidden, and that is never drawn, so all viewers see the same things.
    """
    if front is not None:
        large = front
    elif isinstance(viewer, int):
        large = viewer
    elif not state.over:
        large = state.decider
    else:
        large = (state.winners() or [state.active])[0]
    return _Drawing(state, large).scene()


class _Drawing:
    """One board on its way from a state to shapes and things."""

    def __init__(self, state: SpaceBaseState, large: int) -> None:
        self.state = state
        self.large = large
        self.shapes: list[Shape] = []
        self.things: dict[str, Thing] = {}
        self.components = state.game.components
        self.winners = state.winners() if state.over else []
        self.active = -1 if state.over or state.phase == 0 else state.active
        self.rebuilt = False

    def scene(self) -> Scene:
        state = self.state
        name = player_name(state, self.active) if self.active >= 0 else _("Game over") if state.over else _("Set-up")
        self.shapes += tray.bar(self.active, name, words.turn_note(state), state.phase - 1, words.phase_names(), words.headline(state))
        self.shapes += tray.ground()
        self._shipyard()
        self._tray()
        others = [player for player in range(state.players) if player != self.large]
        for place, player in enumerate(others):
            self._small_post(player, place, len(others))
        if len(others) == 1:
            x, y, w, h = places.OTHERS
            note = _("36 rolls, each used separately and as a sum")
            bounds = (x, y + h - places.ODDS + 6, w, places.ODDS - 6)
            self._add(
                "odds", _("How often each sector pays: {counts}").format(counts=words.odds()), tray.odds(_("How often a sector is hit"), note), "odds", bounds
            )
        self._post(self.large)
        self.shapes += tray.legend(words.legend(self.rebuilt))
        return Scene(places.WIDTH, places.HEIGHT, tuple(self.shapes), self.things, words.title(state), self._sketch())

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box) -> None:
        self.shapes += shapes
        self.things[id] = Thing(id, label, bounds, kind)

    def _face(self, card: int, side: int) -> Face:
        found = self.state.cards
        return Face(found.pay[side][card], found.ability[side][card], self.state.cubes[card] if card < COLONY else 0)

    def _rebuilt(self, card: int, field: str | None = None) -> bool:
        found = is_reconstructed(self.components, card, field)
        self.rebuilt = self.rebuilt or found
        return found

    # ---- the shipyard

    def _shipyard(self) -> None:
        state = self.state
        self.things["market"] = Thing("market", _("The shipyard"), places.YARD, "market")
        for level in (1, 2, 3):
            box = places.DECK.box(level, 1)
            count = len(state.decks[level - 1])
            self._add(f"deck-{level}", words.deck(level, count), cards.deck(box, f"deck-{level}", level, count), "deck", box)
        for index, card in enumerate(state.market):
            box = places.MARKET.box(index // ON_SHOW + 1, index % ON_SHOW + 1)
            if card < 0:
                self.shapes += cards.gap(box)
            else:
                self._on_sale(card, box)
        on_sale = set(state.colonies)
        for sector in range(1, 13):
            card = COLONY + sector - 1
            box = places.COLONIES.box(1, sector)
            if card in on_sale:
                shapes = cards.colony_on_sale(box, _CARDS[card], state.cards.cost[card], state.cards.sector[card], state.cards.vp[card])
                self._add(_CARDS[card], words.card_on_sale(state, card), shapes, "colony", box)
            else:
                self.shapes += cards.gap(box)

    def _on_sale(self, card: int, box: Box) -> None:
        found = self.state.cards
        faces = Face(found.pay[0][card], found.ability[0][card]), Face(found.pay[1][card], found.ability[1][card])
        shapes = cards.on_sale(box, _CARDS[card], card_name(self.components, card), found.cost[card], found.sector[card], *faces, self._rebuilt(card))
        self._add(_CARDS[card], words.card_on_sale(self.state, card), shapes, "ship", box)

    # ---- the tray

    def _tray(self) -> None:
        state, player = self.state, self.large
        if state.phase == 0 and not state.over:
            for place, card in enumerate(state.hands[player]):
                self._on_sale(card, places.HAND.box(1, place + 1))
            for number in (0, 1):
                self.things[f"die-{number + 1}"] = Thing(f"die-{number + 1}", words.die_label(state, number), places.TRAY, "spot")
            return
        one, two = state.dice
        stage = state.stage(player)
        note = _("touch to roll") if stage == "roll" else _("both again") if stage == "reroll" else words.dice_note(state)
        self._add("dice", words.dice_label(state), tray.dice(one, two, state.fixed, note), "die", places.DICE)
        for number in (0, 1):
            self.things[f"die-{number + 1}"] = Thing(f"die-{number + 1}", words.die_label(state, number), places.die_box(number), "die")
        if stage == "roll":
            if _settable(state, player):
                self.shapes += tray.tray_note(_("Set a die: choose the card, then a face"))
                for value in range(1, 7):
                    self._add(f"face-{value}", _("Set a die to {value}").format(value=value), tray.face(value), "spot", places.FACES.box(1, value))
            else:
                self.shapes += tray.tray_wait(_("Touch the dice to roll them"))
        elif stage == "arrow":
            self._arrow_ways(player)
        elif one and two:
            self._dice_ways(player)
        else:
            self.shapes += tray.tray_wait(_("The dice come next"))

    def _dice_ways(self, player: int) -> None:
        state = self.state
        one, two = state.dice
        choice = state.choice[player]
        total = choice if choice > 0 else one + two
        rolled = one + two
        bring: tuple[tuple[Token, ...], tuple[Token, ...]] = ((), ())
        labels = _("The dice separately"), _("The sum of the dice")
        states = ("open", "open") if choice == 0 else ("left", "used") if choice > 0 else ("used", "left")
        notes = ("", "")
        found = ways(state, player) if state.phase == 3 else None
        if found is not None:
            bring = (_tokens(found[0]), _tokens(found[1]))
            labels = words.separate_label(state, found[0]), words.sum_label(total, found[1])
        elif choice:  # what was to be had is taken
            notes = words.used_note(states[0]), words.used_note(states[1])
            labels = f"{labels[0]}: {notes[0]}", f"{labels[1]}: {notes[1]}"
        parts = (((one, two), 0, _("separately")), ((), total, _("sum") if total == rolled else _("moved on")))
        for way, id in enumerate(("use-separate", "use-sum")):
            box = places.WAYS[way]
            self._add(id, labels[way], tray.way(box, id, *parts[way], bring[way], states[way], notes[way]), "way", box)

    def _arrow_ways(self, player: int) -> None:
        state = self.state
        _chains, paid, _copy, arrows = state.pending[player]
        for way, to in enumerate(neighbours(state, arrows[0])):
            found = payout(state, player, (to,), paid)
            id = ("arrow-left", "arrow-right")[way]
            text = _("to the left") if way == 0 else _("to the right")
            box = places.WAYS[way]
            self._add(id, words.way_label(to, way == 0, found), tray.arrow_way(box, id, way, to, text, _tokens(found)), "way", box)

    # ---- the posts

    def _paying(self, player: int) -> tuple[Payout, Payout] | None:
        """What the dice bring while they are being used."""
        return ways(self.state, player) if self.state.phase == 3 else None

    def _lit(self, player: int) -> tuple[set[int], set[int]]:
        """The sectors that would pay separately and as a sum; only those of the way chosen once it is."""
        found = self._paying(player)
        if found is None:
            return set(), set()
        choice = self.state.choice[player]
        return set(found[0].paying) if choice <= 0 else set(), set(found[1].paying) if choice >= 0 else set()

    def _tracks(self, player: int) -> tuple[int, int, int]:
        return self.state.credits[player], self.state.income[player], self.state.vp[player]

    def _post(self, player: int) -> None:
        state = self.state
        active, first = player == self.active, player == state.first and state.phase > 0
        self.shapes += post.ground(player)
        name = player_name(state, player)
        head = post.head(player, name, self._tracks(player), active, player in self.winners, first)
        self._add(f"seat-{player}", words.seat(state, player), head, "seat", (places.POST[0], places.POST[1] + 2, places.POST[2], places.HEAD))
        separate, both = self._lit(player)
        side = STATION if player == state.active else PATROL
        choice = state.choice[player]
        using = state.phase in (3, 4) and not state.over
        dice = state.dice if using and choice <= 0 else ()
        total = (choice if choice > 0 else sum(state.dice)) if using and choice >= 0 else 0
        for sector in range(1, 13):
            pays = sector in separate or sector in both
            self.shapes += post.plate(sector, tuple(value for value in dice if value == sector), sector == total, pays)
            place = 12 * player + sector - 1
            self._fan(player, sector, state.patrol[place], pays and side == PATROL)
            self._station(player, sector, state.station[place], pays and side == STATION)

    def _fan(self, player: int, sector: int, found: tuple[int, ...], pays: bool) -> None:
        state = self.state
        id = f"patrol-{player}-{sector}"
        count = len(found)
        x, y, w, _h = places.strip_box(sector, max(0, count - 1), max(1, count))
        bounds = (x, y, w, places.FAN[0] + places.FAN[1] - y)
        if pays:
            self.shapes += post.glow(bounds)
        if not count:
            self.shapes += post.empty(bounds, id)
        for index in reversed(range(count)):
            card = found[index]
            box = places.strip_box(sector, index, count)
            own = card >= SHIP
            shapes = cards.on_patrol(box, _CARDS[card] if own else id, self._face(card, PATROL), card < COLONY and self._rebuilt(card, "patrol"))
            if own:
                self._add(_CARDS[card], words.card_in_play(state, player, sector, card, PATROL), shapes, "patrol card", box)
            else:
                self.shapes += shapes
        self.things[id] = Thing(id, words.patrol(state, player, sector), bounds, "patrol")

    def _station(self, player: int, sector: int, card: int, pays: bool) -> None:
        box = places.station_box(sector)
        id = f"station-{player}-{sector}"
        if pays:
            self.shapes += post.glow(box)
        label = words.card_in_play(self.state, player, sector, card, STATION)
        thing = id if card < SHIP else _CARDS[card]
        name = card_name(self.components, card)
        if card >= COLONY:
            shapes = cards.colony_at_station(box, thing, name, self.state.cards.vp[card])
        else:
            shapes = cards.at_station(box, thing, name, self._face(card, STATION), self._rebuilt(card, "station"))
        if card >= SHIP:
            self._add(thing, label, shapes, "station card", box)
        else:
            self.shapes += shapes
        self.things[id] = Thing(id, label, box, "station")

    def _small_post(self, player: int, place: int, count: int) -> None:
        state = self.state
        box = places.small_post(place, count)
        active, first = player == self.active, player == state.first and state.phase > 0
        self.shapes += post.small_ground(player, box)
        found = self._paying(player)
        choice = state.choice[player]
        shown: tuple[tuple[tuple[Token, ...], tuple[Token, ...], bool], ...] = ()
        if found is not None:
            one, two = state.dice
            total = choice if choice > 0 else one + two
            dice: tuple[Token, ...] = (("", f"die{one}", ""), ("", f"die{two}", ""))
            shown = ((dice, _tokens(found[0]), choice < 0), ((("", "", f"Σ{total}"),), _tokens(found[1]), choice > 0))
        head = post.small_head(player, box, player_name(state, player), self._tracks(player), active, player in self.winners, first, shown)
        self._add(f"seat-{player}", words.seat(state, player), head, "seat", (box[0] + 1, box[1] + 1, box[2] - 2, places.SMALL_HEAD - 2))
        cells = [places.small_cells(place, count, sector) for sector in range(1, 13)]
        self.shapes += post.small_numbers(tuple(cell[1] for cell in cells))
        lit_separate, lit_both = self._lit(player)
        side = STATION if player == state.active else PATROL
        for sector, (above, _number, below) in enumerate(cells, 1):
            at = 12 * player + sector - 1
            pays = sector in lit_separate or sector in lit_both
            self._small_cell(player, sector, above, PATROL, state.patrol[at], pays and side == PATROL)
            self._small_cell(player, sector, below, STATION, (state.station[at],), pays and side == STATION)

    def _small_cell(self, player: int, sector: int, box: Box, side: int, found: tuple[int, ...], pays: bool) -> None:
        """All cards of one side of a sector in one cell, each of them a thing of its own there."""
        state = self.state
        id = f"{('station', 'patrol')[side]}-{player}-{sector}"
        label = words.patrol(state, player, sector) if side else words.card_in_play(state, player, sector, found[0], STATION)
        single = side == PATROL and box[3] >= places.SINGLE
        rebuilt = False
        for index, card in enumerate(found):
            told = words.card_in_play(state, player, sector, card, side)
            here = places.small_strip(box, index, len(found)) if single else box
            if card >= SHIP:
                self.things[_CARDS[card]] = Thing(_CARDS[card], told, here, "spot")
            rebuilt = (card < COLONY and self._rebuilt(card, ("station", "patrol")[side])) or rebuilt
        if single:
            self.shapes += post.small_cell(box, id, side, (), pays, False, False)
            for index in reversed(range(len(found))):
                card = found[index]
                here = places.small_strip(box, index, len(found))
                again = card < COLONY and is_reconstructed(self.components, card, "patrol")
                self.shapes += post.small_strip(here, id if card < SHIP else _CARDS[card], self._totals(side, (card,)), again)
            self.things[id] = Thing(id, label, box, "small")
            return
        colony = side == STATION and found[0] >= COLONY
        self._add(id, label, post.small_cell(box, id, side, self._totals(side, found), pays, colony, rebuilt), "small", box)

    def _totals(self, side: int, found: tuple[int, ...]) -> tuple[Token, ...]:
        """What these cards pay together, and how many of their slots are filled."""
        pay, all_cubes = self.state.cards.pay[side], self.state.cubes
        credits = income = points = arrows = room = cubes = 0
        one = two = three = 0
        for card in found:
            if card >= COLONY:
                continue
            credit, more, vp, arrow, slots, claim = pay[card]
            credits, income, points, arrows, room = credits + credit, income + more, points + vp, arrows | arrow, room + slots
            cubes += all_cubes[card]
            one, two, three = one + claim[0], two + claim[1], three + claim[2]
        tokens = amount_tokens(credits, income, points)
        if arrows:
            tokens += (("", ("", "left", "right", "both")[arrows], ""),)
        tokens += claim_tokens((one, two, three))
        if room:
            tokens += (("" if room == 1 else f"{cubes}/{room}", "cube" if cubes else "slot", ""),)
        return tokens

    # ---- plain text

    def _sketch(self) -> str:
        """Dice and tracks in a few characters."""
        state = self.state
        lines = [f"[{state.dice[0] or '?'}] [{state.dice[1] or '?'}]"]
        for player in range(state.players):
            sign = ">" if player == self.active else " "
            lines.append(f"{sign}{player + 1}  C{state.credits[player]:<3} I{state.income[player]:<3} V{state.vp[player]:<3}")
        return "\n".join(lines)


def _tokens(found: Payout) -> tuple[Token, ...]:
    """A payout as signs."""
    tokens = amount_tokens(found.credits, found.income, found.points)
    if found.cubes:
        tokens += ((f"+{found.cubes}", "cube", ""),)
    tokens += claim_tokens(found.claims)
    return tokens + (("", "both", ""),) * found.choices or (("", "none", ""),)


def _settable(state: SpaceBaseState, player: int) -> bool:
    """Whether this player can set a die instead of rolling it."""
    return any(ability.main == "set_die" for _card, ability in actions.charged(state, player, ROLL))


# ---- what to touch


def path(state: SpaceBaseState, action: Action) -> tuple[str, ...]:
    """The board ids to touch, in order; empty when only a button does it, as for "pass"."""
    kind, args = action.kind, action.args
    match kind:
        case "roll":
            return ("dice",)
        case "separate":
            return ("use-separate",)
        case "sum" | "stay":
            return ("use-sum",)
        case "left" | "right":
            return (f"arrow-{kind}",) if any(waiting[3] for waiting in state.pending) else ()
        case "buy" | "claim" | "use" | "charge":
            return _card(state, args[0])
        case "move":
            return (*_card(state, args[0]), *_card(state, args[1]))
        case "lay" | "exchange":
            return (f"station-{state.decider}-{args[0]}",) if state.decider >= 0 else ()
        case "set":
            face = (f"face-{args[1]}",) if state.kind == "roll" and _settable(state, state.decider) else ()
            return (*_card(state, args[0]), *face)
        case "reroll":
            return (*_card(state, args[0]), ("die-1", "die-2", "dice")[args[1]])
        case "shift":
            card, steps = args
            owner = state.owner_of(card)
            target = actions.shifted(state, state.choice[owner], steps) if owner >= 0 and state.choice[owner] > 0 else 0
            return (*_card(state, card), *_sector(state, owner, target))
        case "double":
            return (*_card(state, args[0]), *_sector(state, state.owner_of(args[0]), args[1]))
    return ()


def _card(state: SpaceBaseState, card: int) -> tuple[str, ...]:
    """The id of a card if it lies where it can be seen."""
    if card < SHIP:
        return ()
    if card >= COLONY:
        seen = card in state.colonies or card in state.station
    else:
        seen = state.place[card] >= 0 or card in state.market or (state.decider >= 0 and any(card in state.hands[player] for player in state.deciders))
    return (_CARDS[card],) if seen else ()


def _sector(state: SpaceBaseState, player: int, sector: int) -> tuple[str, ...]:
    """The part of a sector that pays this player now."""
    if player < 0 or not sector:
        return ()
    return (f"{'station' if player == state.active else 'patrol'}-{player}-{sector}",)
