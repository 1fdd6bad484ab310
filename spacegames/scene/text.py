"""A scene in plain words: for terminals, for screen readers and for tests."""

from __future__ import annotations

from .shapes import Scene


def tell(scene: Scene) -> str:
    """Title, sketch if there is one, then what every thing says, thing by thing in drawing order, sorts kept together.

    Things of the sort "spot" are empty places that only matter to who points at them; they are left out.
    """
    sorts: dict[str, list[str]] = {}
    for thing in scene.things.values():
        if thing.label and thing.kind != "spot":
            sorts.setdefault(thing.kind, []).append(thing.label)
    parts = [scene.title] if scene.title else []
    if scene.sketch:
        parts.append(scene.sketch)
    parts += ["\n".join(labels) for labels in sorts.values()]
    return "\n\n".join(parts)
