"""The gallery: what it shows, and that its links lead somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import spacegames as sg
from spacegames.core.registry import catalogue
from spacegames.ui.emblems import emblem
from spacegames.ui.gallery import NOTEBOOKS, Gallery, lively

HOME = Path(__file__).parents[2] / "notebooks"


class Page(HTMLParser):
    """Collects links, headings and whether every element is closed."""

    EMPTY = ("circle", "rect", "path", "polygon", "line", "ellipse", "polyline", "br", "use", "stop")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.cards: dict[str, str] = {}
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "a":
            self.links.append(given["href"] or "")
        if tag == "article":
            self.cards[(given["data-testid"] or "").removeprefix("card-")] = given["class"] or ""
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opens and closes at once."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def page() -> Page:
    return Page(sg.gallery().html)


def test_there_is_a_card_for_every_game(page: Page) -> None:
    assert set(page.cards) == {entry.id for entry in catalogue()} and page.open == []
    for entry in catalogue():
        assert ("sg-built" in page.cards[entry.id]) == entry.built


def test_a_card_tells_who_made_the_game(page: Page) -> None:
    words = " ".join(page.text)
    for entry in catalogue():
        for fact in (entry.title, entry.author, entry.publisher, entry.players, entry.about):
            assert fact in words


def test_it_says_that_it_is_unofficial(page: Page) -> None:
    assert "unofficial" in " ".join(page.text)


def test_games_that_are_not_built_say_so(page: Page) -> None:
    assert " ".join(page.text).count("not built yet") == sum(not entry.built for entry in catalogue())


def test_every_link_leads_to_a_notebook(page: Page) -> None:
    assert len(page.links) == len(NOTEBOOKS) * len(sg.games())
    for link in page.links:
        assert not link.startswith(("/", "http", ".")), "seen from the gallery, so that it works under any server"
        assert (HOME / link).is_file()


def test_it_needs_nothing_from_elsewhere() -> None:
    html = sg.gallery().html.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in html and "@import" not in html and not re.search(r"url\((?!#)", html)


@pytest.mark.parametrize("id", sg.games())
def test_the_picture_is_a_lively_table(id: str) -> None:
    game = sg.load(id)
    state = lively(game)
    assert not state.over and state.players == game.players[-1]
    assert state == lively(game), "the same every time"
    assert len(game.board(state).things) > 20


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("id", [*(entry.id for entry in catalogue()), "something_new"])
def test_emblems_are_whole_drawings(id: str, theme: str) -> None:
    drawn = ElementTree.fromstring(emblem(id, theme))
    assert drawn.tag.endswith("svg") and len(list(drawn.iter())) > 20


def test_themes_and_type() -> None:
    html = Gallery("paper", big=True).html
    assert 'class="sg-root sg-gallery sg-paper sg-big"' in html
    with pytest.raises(sg.BadOption):
        sg.gallery(theme="pink")


def test_a_plain_prompt_gets_plain_words() -> None:
    assert "Sector 41 (2-4 players)" in repr(sg.gallery())
    assert sg.gallery()._repr_html_() == sg.gallery().html
