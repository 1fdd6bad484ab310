"""The look of plots on a page: a light card with dark ink, sharp at every size, on the night sky and on paper alike."""

from __future__ import annotations

from importlib import import_module

from ..scene.palette import THEMES
from .theme import checked


def dress_plots(theme: str = "night", big: bool = False) -> None:
    """Let every plot drawn from now on look like the rest of the page."""
    import matplotlib
    from IPython import get_ipython

    colours = THEMES[checked(theme)]
    ink, card = colours["card.ink"], colours["card"]
    size = 15 if big else 11
    matplotlib.rcParams.update(
        {
            "axes.edgecolor": colours["card.edge"],
            "axes.facecolor": card,
            "axes.labelcolor": ink,
            "axes.titlecolor": ink,
            "axes.titlesize": size * 1.25,
            "axes.titleweight": "bold",
            "axes.titlepad": 12,
            "figure.facecolor": card,
            "font.size": size,
            "savefig.facecolor": card,
            "savefig.pad_inches": 0.25,
            "svg.fonttype": "path",
            "text.color": ink,
            "xtick.color": ink,
            "ytick.color": ink,
        }
    )
    if get_ipython() is not None:
        import_module("matplotlib_inline.backend_inline").set_matplotlib_formats("svg")
