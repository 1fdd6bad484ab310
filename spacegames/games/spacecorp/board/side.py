"""The actions with their meter, offers, contracts, progress cards and colony tiles."""

from __future__ import annotations

from spacegames.core.words import _
from spacegames.scene.shapes import text_width

from ..components import is_reconstructed, name_of
from ..components.names import PROGRESS
from ..narrate.labels import grown
from ..narrate.names import action_name, contract_name, contract_of
from ..value import reckoning
from . import cards, places, reading, strip, words
from .pad import Pad
from .paths import NO_MORE
from .pictograms import ACTIONS

_ERAS = ("mariners", "planeteers", "starfarers")
_AWARDS = ("adaptation", "breakthrough")


class Side(Pad):
    """The part of the drawing around the map that belongs to nobody."""

    # ---- actions and the meter

    def _strip(self) -> None:
        state = self.state
        self.back += strip.ground()
        chosen = self.draft["action"] if self.draft else ""
        opened = _ERAS.index(self.era)
        for index, name in enumerate(ACTIONS):
            closed = (name == "revelation" and opened < 1) or (name == "colonize" and opened < 2)
            text = action_name(name)
            label = _("{action}: not in this era").format(action=text) if closed else _("Action {action}").format(action=text)
            shapes = strip.action(index, name, text, name == chosen, name == self.turn["barred"], closed)
            self._add(f"action-{name}", label, shapes, "action", places.action_box(index))
        ready = False
        if self.draft and state.kind in ("feed", "base", "colony", "target", "team") and self.draft["action"] in ACTIONS[:8]:
            found = reckoning(state)
            ready = found.ready and state.kind == "feed"
            self.front += strip.meter(
                strip.Meter(
                    found.action,
                    words.meter_head(state, self.table, found),
                    words.meter_sum(state, found),
                    found.value,
                    -1 if found.need is None else found.need,
                    found.spend if ready else 0,
                    found.radiation,
                    found.shielded,
                    found.zone,
                    tuple(found.rewards),
                    ready,
                    words.score(state, found),
                )
            )
        elif state.kind == "poach" and self.chooses:
            self._discarded()
        else:
            self.front += strip.waiting(words.waiting(state, self.table))
        self._add("confirm", words.confirm(), strip.button(strip.CONFIRM, "confirm", words.confirm(), ready), "button", strip.CONFIRM)
        others = self.chooses and any(action.split()[0] in NO_MORE for action in state.actions())
        text = words.no_more("" if state.over else state.kind)
        self._add("pass", text, strip.button(strip.PASS, "pass", text, others), "button", strip.PASS)

    def _discarded(self) -> None:
        """The cards that can be poached, side by side in the place of the meter."""
        x, y, _w, h = places.METER
        for index, action in enumerate(self.state.actions()):
            card = action.split()[-1]
            box = (x + index * 98, y, 95.0, h)
            id = f"played-{card}"
            self._add(id, words.card_label(self.state, card), cards.chip(box, id, name_of(self.components, "cards", card), ""), "card", box)

    # ---- offers, contracts, progress cards, colonies

    def _offers(self) -> None:
        state, table = self.state, self.table
        x, y, w, _h = places.OFFERS
        self.back += strip.panel(places.OFFERS)
        piles = [("deck", len(table["deck"])), ("discard", len(table["discard"]))]
        piles += [(name, len(stack)) for name, stack in table["stacks"].items()]
        needs = [text_width(words.pile_name(name), 12.5) + 34 for name, _count in piles]  # the same for any count, or all piles would move with one
        spare = (w - 10 - 3 * (len(piles) - 1) - sum(needs)) / len(piles)
        left = x + 5
        for (name, count), need in zip(piles, needs, strict=True):
            id = name if name in ("deck", "discard") else f"stack-{name}"
            box = (round(left, 1), y + 4, round(need + spare, 1), 22.0)
            left += need + spare + 3
            self._add(id, words.pile_label(name, count), cards.chip(box, id, words.pile_name(name), str(count)), "pile", box)
        for index, card in enumerate(table["offers"]):
            box = places.offer_box(index)
            id = f"offer-{index + 1}"
            shapes = cards.card(box, id, reading.face(state, card)) if card else cards.gap(box, id)
            self._add(id, words.offer_label(state, index + 1, card), shapes, "offer", box)

    def _contracts(self) -> None:
        state, table = self.state, self.table
        self.back += strip.panel(places.CONTRACTS)
        claimed = sum(holder is not None for holder in table["contracts"]["claimed"])
        self.front += strip.heading(places.CONTRACTS, _("Contracts"), _("{claimed} of 7; the sixth ends the era").format(claimed=claimed))
        now = _ERAS.index(self.era) + 1
        for number in range(1, 8):
            contract = contract_of(self.era, number)
            disc = table["contracts"]["discs"][number - 1]
            holder = table["contracts"]["claimed"][number - 1]
            pays = grown(state, table, number)
            plain = self.components["contracts"][contract]["few" if state.players == 2 else "many"]["profit"]
            box = places.contract_box(number)
            shapes = cards.contract(
                box,
                f"contract-{number}",
                number,
                contract_name(state, contract),
                _("+{profit}T").format(profit=pays) if pays > plain else _("{profit}T").format(profit=pays),
                tuple(disc == place for place in (1, 2, 3)),
                holder if holder is not None else -2 if disc >= now else -1,
                is_reconstructed(self.components, "contracts", contract),
            )
            self._add(f"contract-{number}", words.contract_label(state, table, number), shapes, "contract", box)

    def _progress_shown(self, award: str) -> list[str]:
        """The progress cards of one kind that are laid out so far."""
        items = self.components["progress"]
        eras = {"mariners": (), "planeteers": ("planeteers",), "starfarers": _ERAS}[self.era]
        return [card for card in PROGRESS if items[card]["award"] == award and items[card]["era"] in eras]

    def _progress_rows(self) -> int:
        return max(len(self._progress_shown(award)) for award in _AWARDS)

    def _side_board(self) -> None:
        state, table = self.state, self.table
        rivals = state.players - 1
        if self.era != "mariners":
            box = places.side_board(rivals)
            self.back += strip.panel(box)
            for column, award in enumerate(_AWARDS):
                self.front += strip.award_heading(places.progress_box(column, 0, rivals), box[1], award, words.awards_name(award))
                for place, card in enumerate(self._progress_shown(award)):
                    item = self.components["progress"][card]
                    copies = table["progress"].get(card, 0)
                    cell = places.progress_box(column, place, rivals)
                    bonus = _("{profit}T").format(profit=item["bonus"]) if copies == item["copies"] and item["bonus"] else ""
                    name = name_of(self.components, "progress", card)
                    rebuilt = is_reconstructed(self.components, "progress", card, "effects")
                    shapes = cards.progress(cell, f"progress-{card}", award, name, reading.perk_tokens(item), bonus, copies, rebuilt)
                    self._add(f"progress-{card}", words.progress_label(state, card, copies), shapes, "progress", cell)
        if self.era == "starfarers":
            for index, colony in enumerate(table["colonies"]):
                item = self.components["colonies"][colony]
                cx, cy, r = places.colony_spot(index, len(table["colonies"]))
                shapes = cards.colony(cx, cy, r, f"colony-{colony}", item["value"], reading.colony_tokens(item))
                self._add(f"colony-{colony}", words.colony_label(state, colony), shapes, "colony", (cx - r * 0.87, cy - r, r * 1.74, 2 * r))
