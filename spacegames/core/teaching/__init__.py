"""Worked examples and lessons as data, and the one place that runs them.

Tests run the script of every example; lessons, notebooks and rule cards show the very same objects.
"""

from .examples import Choices, Example, ExampleFailed, Expect, Force, Happened, Play, Refuse, Verb, look_up, run_example
from .lesson_run import Feedback, LessonRun, Mood
from .lessons import Attempt, Do, Find, Lesson, Predict, Step, Task

__all__ = [
    "Attempt",
    "Choices",
    "Do",
    "Example",
    "ExampleFailed",
    "Expect",
    "Feedback",
    "Find",
    "Force",
    "Happened",
    "Lesson",
    "LessonRun",
    "Mood",
    "Play",
    "Predict",
    "Refuse",
    "Step",
    "Task",
    "Verb",
    "look_up",
    "run_example",
]
