from __future__ import annotations


def why_not(*a):
    return []


def candidates(state):
    return state.actions()
