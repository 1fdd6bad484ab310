"""One board on its way from a state to shapes and things: the table around the ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spacegames.core.words import _
from spacegames.scene.shapes import Box, Scene, Thing

from ..components import COLOURS, GOODS, TILES, TYPE, TYPES
from ..narrate.names import card, colour_word, credits_word, days_word, player_name, strength_word
from ..state import OFF
from . import cards, parts, places, track, tray, words, yard
from .fleet import Fleet
from .pictograms import Token

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

CARD: Box = (places.LOW[0], places.LOW[1], 462, places.LOW[3])
ORDER: Box = (places.LOW[0] + 468, places.LOW[1], places.LOW[2] - 468, places.LOW[3])


class Drawing(Fleet):
    """Everything on the table."""

    def __init__(self, state: GalaxyTruckerState, large: int, viewer: int | str | None, counts: bool = True) -> None:
        super().__init__(state, large, viewer, counts)
        self.rebuilt = False

    def scene(self) -> Scene:
        state = self.state
        active = -1 if words.together(state) else state.decider
        self.shapes += tray.bar(active, words.banner(state), words.note(state), words.round_text(state), words.steps(), words.step(state), words.clock(state))
        self.shapes += tray.ground()
        self._ring()
        self.large_ship()
        for player in range(state.players):
            if player != self.large:
                self.small_ship(player, places.small_box(state.players, player, self.large))
        self._odds(places.odds_box(state.players, self.large))
        if state.phase == "building" and not state.over:
            self._yard()
        else:
            self._flight()
        self.shapes += parts.flat(self.parts)
        self.shapes += self.marks
        self.shapes += tray.legend(words.legend(state, self.rebuilt))
        return Scene(places.WIDTH, places.HEIGHT, tuple(self.shapes), self.things, words.title(state), self._sketch())

    def _odds(self, box: Box | None) -> None:
        if box is None:
            return
        board = self.state.round.board
        total = sum(self.state.dice) if len(self.state.dice) == 2 else 0
        shapes = tray.odds(box, _("Of 36 rolls, so many name a line"), board.columns, board.rows, (_("columns"), _("rows")), total)
        self.add("odds", _("How often two dice show each sum, from 2 to 12: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 of 36"), shapes, "odds", box)

    # ---- the ring

    def _ring(self) -> None:
        state = self.state
        self.shapes += track.ring()
        for space in range(places.SPACES):
            id = f"day-{space}"
            self.things[id] = Thing(id, _("Day {number} of the ring").format(number=space), track.day_box(space), "day")
        building = state.phase == "building" and not state.over
        entry = state.game.components["rounds"][state.round_name]
        rebuilt = entry.get("provenance") == "reconstructed" or "rewards" in entry.get("reconstructed", ())
        if state.bank is not None:
            rebuilt = rebuilt or state.game.components["box"]["red_goods"].get("provenance") == "reconstructed"
        self.rebuilt = self.rebuilt or rebuilt
        names = _("by place"), _("tidiest ship"), _("goods")
        pay = track.pay(state.round.rewards, state.round.prize, rebuilt, building, names)
        self.add("bank", words.bank(state), pay, "bank", track.pay_box(building))
        if building:
            self._middle()
        else:
            level = state.round.level
            label = _("{count} cards to come").format(count=len(state.deck))
            self.add("deck", label, track.deck(len(state.deck), cards.ROMAN[level]), "deck", track.DECK)
        flying = state.order()
        for player in range(state.players):
            if player not in flying:
                label = _("The rocket of {name}, not on the ring").format(name=player_name(state, player))
                self.add(f"marker-{player}", label, track.parked(COLOURS[player], player, f"marker-{player}"), "marker", track.parked_box(player))
        for player in reversed(flying):
            space = state.day[player] % places.SPACES
            leader = player == state.leader
            label = _("{name} on day {day}").format(name=player_name(state, player), day=state.day[player])
            self.add(f"marker-{player}", label, track.rocket(COLOURS[player], space, f"marker-{player}", leader), "marker", track.rocket_box(space))

    def _middle(self) -> None:
        """Number tiles, hourglass and card piles."""
        state = self.state
        for value in range(1, state.players + 1):
            taken = state.number.index(value) if value in state.number else -1
            shapes = yard.number(value, COLOURS[taken] if taken >= 0 else "")
            self.add(f"number-{value}", words.number(state, value), shapes, "number", yard.number_box(value))
        if state.circle >= 0:
            circles = tuple(range(state.round.circle, -1, -1))
            shapes = yard.hourglass(circles, state.circle, state.sand, _("Start"))
            self.add("hourglass", words.hourglass(state), shapes, "hourglass", yard.HOURGLASS)
        else:
            self.things["hourglass"] = Thing("hourglass", words.hourglass(state), yard.HOURGLASS, "hourglass")
        for number in (1, 2, 3):
            pile = state.piles[number - 1]
            seen = self.viewer == "all" or (isinstance(self.viewer, int) and bool(state.looked[self.viewer] >> (number - 1) & 1))
            faces = tuple((state.box.cards[name].type, state.box.cards[name].level) for name in pile) if seen else ()
            shapes = yard.pile(number, faces, len(pile), "" if pile else _("no cards"))
            self.add(f"pile-{number}", words.pile(state, number, seen), shapes, "pile", yard.pile_box(number))
        self.things["deck"] = Thing("deck", _("The deck is made after building"), yard.pile_box(2), "deck")

    # ---- building

    def _yard(self) -> None:
        state, player = self.state, self.large
        self.shapes += yard.ground()
        self.add(
            "heap", _("Warehouse: {count} components face down").format(count=len(state.heap)), yard.heap(len(state.heap), _("face down")), "heap", yard.PILE
        )
        if not state.open:
            self.shapes += yard.bare(_("Nothing lies face up"))
        for tile, box in zip(state.open, yard.open_boxes(tuple(state.open)), strict=True):
            id = f"tile-{TILES[tile]}"
            self.parts += yard.face_up(TYPES[TYPE[tile]], state.box.sides[4 * tile], box, id)
            self.things[id] = Thing(id, words.part(state, 4 * tile), box, "tile")
        held = state.hand[player]
        sides = tuple(state.box.sides[4 * held + quarter] for quarter in range(4)) if held >= 0 else ()
        empty = _("ready") if state.number[player] else _("nothing in hand")
        self.add(f"hand-{player}", words.hand(state, player), tray.hand(player, empty if held < 0 else ""), "hand", tray.HAND)
        if held >= 0:
            self.parts += tray.turns(TYPES[TYPE[held]], sides)
        for quarter in range(4):
            id = f"turn-{quarter}"
            self.things[id] = Thing(id, _("in hand, turned by {degrees}°").format(degrees=90 * quarter), tray.turn_box(quarter), "turn")
        loose = state.loose[player]
        self.add("lift", _("Lift the component attached last"), tray.button(tray.NOTES[0], "lift", _("lift"), "N", loose < 0), "button", tray.NOTES[0])
        label = _("Attach it where it does not fit")
        self.add("mistake", label, tray.button(tray.NOTES[1], "mistake", _("misfit"), "cross", held < 0), "button", tray.NOTES[1])
        free = state.learning
        for place in (1, 2):
            box = tray.RESERVE[place - 1]
            there = state.reserve[player]
            kind = TYPES[TYPE[there[place - 1]]] if place <= len(there) else ""
            drop = not kind and not free and place == len(there) + 1 and held >= 0
            id = "aside" if drop else f"reserve-{player}-{place}"
            text = "" if state.learning else _("reserve")
            self.shapes += tray.shelf(box, id, "" if kind else text)
            if kind:
                self.parts += tray.shelved(box, id, kind, state.box.sides[4 * there[place - 1]])
            self.things[f"reserve-{player}-{place}"] = Thing(f"reserve-{player}-{place}", words.reserve(state, player, place), box, "reserve")
            if drop:
                self.things["aside"] = Thing("aside", _("Set it aside here"), box, "reserve")

    # ---- flight

    def _flight(self) -> None:
        state = self.state
        self._card()
        self._standings()
        if state.over:
            self.shapes += tray.waiting(_("The game is over"))
            return
        if state.phase != "flight":
            self._chips(self._crew_chips())
            return
        side = self.threat[1] if self.threat is not None else -1
        self.add("dice", words.dice_note(state, side), tray.dice(state.dice, words.dice_note(state, side), state.kind == "roll"), "dice", tray.DICE)
        self.things["dock"] = Thing("dock", _("The dock"), tray.CHIPS, "dock")
        if state.dock is not None:
            self._dock()
        else:
            self._chips(self._flight_chips())

    def _chips(self, chips: Sequence[tuple[str, str, tuple[Token, ...], str, str]]) -> None:
        """Chips in the tray: id, large text, signs, a line below, and what a screen reader says."""
        if not chips:
            self.shapes += tray.waiting(self._hint())
        for place, (id, large, tokens, note, label) in enumerate(chips):
            self.add(id, label, tray.chip(place, len(chips), id, large, tokens, note), "chip", tray.chip_box(place, len(chips)))

    def _hint(self) -> str:
        """What the tray says when the choice lies elsewhere on the board."""
        return {
            "fly_on": _("Touch the deck to fly on"),
            "roll": _("Touch the dice to roll them"),
            "battery": _("Touch the battery that pays"),
            "goods": _("Touch the hold that gives the block"),
            "give_crew": _("Touch the cabin that gives somebody"),
            "part": _("Touch the first cell of the part to keep"),
            "repair": _("Touch what is to be removed"),
            "payday": _("Touch the bank to settle accounts"),
        }.get(self.state.kind, "")

    def _crew_chips(self) -> list[tuple[str, str, tuple[Token, ...], str, str]]:
        state = self.state
        if state.kind == "inspect":
            return [("pass", "", (("", "tick", ""),), _("all fine"), _("No mistake seen"))]
        if state.kind != "crew":
            return []
        people = (("2", _("humans")), ("3", _("purple alien")), ("4", _("orange alien")))
        signs: dict[str, tuple[Token, ...]] = {
            "2": (("", "human", ""), ("", "human", "")),
            "3": (("", "purple", ""), ("+2", "cannon", "")),
            "4": (("", "orange", ""), ("+2", "engine", "")),
        }
        return [(f"crew-{crew}", "", signs[crew], who, who) for crew, who in people]

    def _flight_chips(self) -> list[tuple[str, str, tuple[Token, ...], str, str]]:
        state, player = self.state, self.state.decider
        found: list[tuple[str, str, tuple[Token, ...], str, str]] = []
        if state.kind == "engines":
            for doubles in range(state.hull(player).double_engines + 1):
                text = strength_word(state.engine_strength(player, doubles))
                found.append(
                    (f"engines-{doubles}", text, ((f"{doubles}", "token", ""),), "", _("{count} tokens: strength {text}").format(count=doubles, text=text))
                )
        elif state.kind == "cannons":
            hull = state.hull(player)
            for ahead in range(hull.forward_double + 1):
                for aside in range(hull.aside_double + 1):
                    text = strength_word(state.cannon_strength(player, ahead, aside) / 2)
                    tokens: tuple[Token, ...] = ((f"{ahead}", "N", ""), (f"{aside}", "E", "")) if hull.aside_double else ((f"{ahead}", "token", ""),)
                    label = _("{ahead} forward and {aside} aside: strength {text}").format(ahead=ahead, aside=aside, text=text)
                    found.append((f"cannons-{ahead}-{aside}", text, tokens, "", label))
        elif state.kind == "defend":
            found.append(("suffer", "", (("", "lost", ""),), _("suffer the hit"), _("Keep the token and lose the component")))
        elif state.kind in ("offer", "land", "reward"):
            word = _("leave it") if state.kind == "reward" else _("fly past")
            found.append(("pass", "", (("", "rocket", ""),), word, word))
        return found

    def _dock(self) -> None:
        """The goods on the dock, colour by colour, and a chip to stop."""
        state = self.state
        assert state.dock is not None
        blocks = state.dock[0] + state.dock[1]
        for place, colour in enumerate(GOODS):
            count = blocks >> 8 * place & 255
            id = f"good-{colour}"
            tokens: tuple[Token, ...] = ((f"{count}×", colour, ""),) if count else (("0", "", ""),)
            self.add(id, words.good(place, count), tray.chip(place, 5, id, "", tokens, colour_word(colour)), "good", tray.chip_box(place, 5))
        self.add("done", _("Stop loading"), tray.chip(4, 5, "done", "", (("", "tick", ""),), _("done")), "chip", tray.chip_box(4, 5))

    def _card(self) -> None:
        """The open card, or the cards that came so far."""
        state = self.state
        if state.current < 0:
            if state.over:
                self._notes(_("The game is over"), words.result(state))
            elif state.kind in ("repair", "inspect"):
                self._notes(_("Mistakes to repair") if state.kind == "repair" else _("Look at the ships"), words.mistakes(state))
            elif state.phase != "flight":
                self._notes(_("The crew goes aboard"), words.boarding())
            else:
                self._done_cards()
            return
        entry = state.box.cards[state.current]
        name = card(state, state.current).rpartition(" (")[0]
        self.shapes += cards.frame(CARD, entry.type, entry.level, name, words.card_note(state), entry.starred and state.learning)
        now, line = self._progress()
        self.shapes += cards.body(CARD, entry, now, line, _("if you win"), _("if you lose"))
        x, y, w, h = CARD
        if entry.planets:
            high = (h - 46 - 44) / len(entry.planets)
            for number, goods in enumerate(entry.planets, 1):
                lander = state.marks.index(number) if number in state.marks else -1
                box = (x + 10, y + 51 + high * (number - 1), w - 20, high - 5)
                label = _("Planet {number}: {goods}").format(number=number, goods=words.planet_goods(goods))
                self.add(f"planet-{number}", label, cards.planet(box, number, goods, COLOURS[lander] if lander >= 0 else ""), "planet", box)
        self.things["card"] = Thing("card", words.open_card(state), CARD, "card")

    def _progress(self) -> tuple[int, int]:
        """Which meteor or shot is at hand, and which line of a combat zone."""
        now = line = -1
        for frame in self.state.todo:
            if frame[0] in ("swarm", "volley"):
                now = frame[1]
            elif frame[0] in ("cannons", "aim", "reward"):  # the pirates do not fire yet
                now = -1
            elif frame[0] == "barrage":
                now, line = frame[3], frame[2]
            elif frame[0] == "line":
                line = frame[1] - 1
        if any(frame[0] == "hit" for frame in self.state.todo) or self.state.kind in ("part", "battery"):
            now -= now > 0
        return now, line

    def _notes(self, headline: str, entries: tuple[tuple[str, str], ...]) -> None:
        """Lines where the card will lie."""
        self.shapes += cards.ledger(CARD, headline)
        self.shapes += cards.lines(CARD, entries)
        self.things["card"] = Thing("card", headline, CARD, "card")

    def _done_cards(self) -> None:
        state = self.state
        self.shapes += cards.ledger(CARD, _("Cards of this flight") if state.done else _("The flight begins"))
        x, y, _w, _h = CARD
        for place, name in enumerate(state.done):
            entry = state.box.cards[name]
            self.shapes += cards.icon(entry.type, entry.level, (x + 14 + 55 * (place % 8), y + 44 + 76 * (place // 8), 50, 68), "card")
        known = self._known()
        if known:
            self.shapes += cards.subtitle(CARD, _("You have seen that these are still to come"))
            for place, name in enumerate(known[:14]):
                entry = state.box.cards[name]
                self.shapes += cards.icon(entry.type, entry.level, (x + 14 + 31 * place, y + 226, 29, 40), "card")
        self.things["card"] = Thing("card", _("No card is open"), CARD, "card")

    def _known(self) -> list[int]:
        """Cards in the deck that the viewer has seen in a pile."""
        state, viewer = self.state, self.viewer
        if not isinstance(viewer, int) or state.phase != "flight":
            return []
        gone = {*state.done, state.current}
        return [name for number, pile in enumerate(state.piles) if state.looked[viewer] >> number & 1 for name in pile if name not in gone]

    def _standings(self) -> None:
        """The flight order, with what each player has declared."""
        state = self.state
        x, y, w, _h = ORDER
        self.shapes += cards.ledger(ORDER, _("Flight order") if state.phase == "flight" and not state.over else _("Result") if state.over else _("Numbers"))
        order = state.order()
        if state.over:
            order = sorted(range(state.players), key=lambda player: -state.credits(player))
        elif state.phase != "flight":
            order = sorted(range(state.players), key=lambda player: state.number[player])
        rest = [player for player in range(state.players) if player not in order]
        for place, player in enumerate((*order, *rest)):
            box = (x + 6, y + 38 + 60 * place, w - 12, 54.0)
            text = self._declared(player)
            if state.number[player] and state.phase != "building":
                id = f"number-{state.number[player]}"
                self.things[id] = Thing(id, words.number(state, state.number[player]), box, "number")
            rank = 1 + sum(state.credits(other) > state.credits(player) for other in order) if state.over else place + 1
            self.shapes += cards.standing(
                box, player, rank if player in order else 0, player_name(state, player), text, player == state.decider, player in rest
            )

    def _declared(self, player: int) -> str:
        """What a player has declared for this card, or the gap to the leader."""
        state = self.state
        if state.over:
            return credits_word(state.credits(player))
        if state.phase != "flight":
            return _("number {number}").format(number=state.number[player]) if state.number[player] else ""
        if state.day[player] == OFF:
            return _("out")
        mark = state.marks[player]
        entry = state.box.cards[state.current] if state.current >= 0 else None
        if entry is not None and mark >= 0:
            if entry.type == "planets":
                return _("planet {number}").format(number=mark)
            if entry.type == "combat_zone":
                return _("declares {value}").format(value=strength_word(mark / 2))
            if entry.type == "open_space":
                return _("strength {value}").format(value=mark)
            if entry.type == "pirates" and mark == 1:
                return _("beaten")
        behind = state.day[state.leader] - state.day[player]
        return _("{days} behind").format(days=days_word(behind)) if behind else _("leads")

    # ---- plain text

    def _sketch(self) -> str:
        """The large ship in letters, one line for each row."""
        state, board = self.state, self.state.round.board
        ship = state.ships[self.large]
        lines = ["   " + " ".join(f"{column:>2}" for column in board.columns)]
        for start in range(0, len(board.cells), len(board.columns)):
            cells = board.cells[start : start + len(board.columns)]
            signs = [_LETTERS[TYPE[ship[cell] >> 2]] if cell in ship else " ." if cell in board.marked else "  " for cell in cells]
            lines.append(f"{board.rows[start // len(board.columns)]:>2} " + " ".join(signs))
        return "\n".join(lines)


_LETTERS = ("CB", " e", " E", " c", " C", "B2", "B3", "SH", "G2", "G3", "R1", "R2", "SM", "LP", "LO", "ST")
"""Two letters for each type of component."""
