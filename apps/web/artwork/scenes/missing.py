"""A bare bar, a plate and a clamp on the floor of the gym: for the page that does not exist."""

import numpy as np

from equipment import add_barbell, add_collar, add_plate
from picture import Picture, View, rectangle
from stage import RED, add_floor, add_light


def build(view: View):
    add_barbell((0, 0, 0.026), (1, 0, 0), [])
    add_plate((0.04, 0.46, 0), (0, 0, 1), 0.225, 0.052, False, grips=True)
    add_collar((0.86, -0.28, 0.047), (0.8, 0.6, 0))
    add_light(view.at(-1.2, 0.7, 1.6), view.target, 14, (0.2, 2.4))
    add_light(view.at(1.6, 0.6, 0.9), view.target, 45, (0.2, 2.4))
    add_light(view.at(0, 1.2, 0.9), view.target, 25, (1.6, 0.3))
    add_light(view.at(-1.0, 0.5, -1.2), view.target, 22, (0.6, 1.0), RED)
    add_light(view.at(1.2, 0.9, -0.4), view.target, 16, (0.2, 1.0))
    add_floor((0, 0, 0), 1.6, 0.12)


def view(center, distance):
    # The sleeve that is nearer.
    return View((0.72, 0, 0.02), np.array([1.0, -0.66, 0.27]), distance, 70, center)


pictures = {
    "missing-wide": Picture(view((0.85, 0.34), 3.6), build, rectangle(0.6, 0.07, 0.25, 0.25), glow=(1.8, 2)),
    "missing-tall": Picture(view((0.76, 0.66), 3.3), build, rectangle(0.3, 0.14, 0.5, 0.5), (0.5, 0.75), glow=(1.8, 2)),
}
