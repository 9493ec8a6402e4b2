"""What a picture is: a view of a scene, with a flat shape behind it. Lengths in a picture are shares of its width; y points down."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

Point = tuple[float, float]


def circle(x: float, y: float, radius: float) -> list[Point]:
    angles = np.linspace(0, 2 * math.pi, 180, endpoint=False)
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def rectangle(left: float, top: float, width: float, height: float) -> list[Point]:
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


class View:
    """A camera that looks at `target` from `direction` at a distance in metres; `center` is where the target is in the picture."""

    def __init__(self, target, direction, distance: float, lens: float, center: Point):
        self.target = np.asarray(target, float)
        self.away = -np.asarray(direction, float) / np.linalg.norm(direction)
        self.distance, self.lens, self.center = distance, lens, center
        right = np.cross(self.away, (0, 0, 1))
        self.right = right / np.linalg.norm(right)
        self.up = np.cross(self.right, self.away)

    @property
    def place(self):
        return self.target - self.away * self.distance

    def at(self, right: float, up: float, away: float):
        """A place by its distances from the target, as the camera sees them, in metres."""
        return self.target + right * self.right + up * self.up + away * self.away

    def behind(self, point: Point, away: float, larger: float):
        """The place behind the target that is seen at a point of the picture, whose larger side is `larger` widths."""
        scale = 36 / self.lens / larger * (self.distance + away)
        x, y = point[0] - self.center[0], self.center[1] - point[1]
        return self.at(x * scale, y * scale, away)


@dataclass
class Picture:
    view: View
    # Adds figures, equipment and lamps.
    build: Callable[[View], None]
    # The corners of the flat red shape, which also lights the scene from behind; none without one.
    shape: list[Point]
    # From where to where, in shares of the height, everything fades into the page.
    fade: tuple[float, float] | None = None
    # Over which share of the width the picture fades into the page at each edge.
    edge: float = 0
    # How far behind the target the red light stands, in metres, and how strong it is.
    glow: tuple[float, float] = (1.8, 5)
