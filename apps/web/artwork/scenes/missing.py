"""A bare bar on a rack, with a flat disc where the plate would be: for the page that does not exist."""

import numpy as np

from equipment import add_barbell, add_upright
from picture import Picture, View, circle
from stage import RED, add_floor, add_light

HEIGHT = 1.0


def build(view: View):
    add_barbell((0, 0, HEIGHT), (1, 0, 0), [])
    for side in (1, -1):
        add_upright((side * 0.52, 0.05, 0), HEIGHT, (0, -1, 0))
    add_light(view.at(-1.6, 0.6, 1.4), view.target, 90, (0.2, 2.4))
    add_light(view.at(1.6, 0.6, 1.4), view.target, 90, (0.2, 2.4))
    add_light(view.at(0, 1.6, 0.4), view.target, 20, (1.6, 0.4))
    add_light(view.at(-1.5, 0.8, -2), view.target, 60, (0.6, 1.6), RED)
    add_floor((0, 0, 0), 1.8, 0.15)


def view(center, distance):
    # The middle of the sleeve that is nearer, where the disc is.
    return View((0.86, 0, HEIGHT), np.array([1.5, -1.0, 0.12]), distance, 70, center)


pictures = {
    "missing-wide": Picture(view((0.8, 0.21), 4.2), build, circle(0.79, 0.21, 0.14), glow=(1.8, 2)),
    "missing-tall": Picture(view((0.68, 0.45), 4.4), build, circle(0.66, 0.45, 0.29), (0.5, 0.75), glow=(1.8, 2)),
}
