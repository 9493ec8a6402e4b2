"""Four stacks of plates that grow from left to right."""

import numpy as np

from equipment import add_stack
from picture import Picture, View, rectangle
from stage import DEEP_RED, add_floor, add_light

counts = (2, 4, 7, 12)


def build(places):
    def build_view(view: View):
        for seed, (count, place) in enumerate(zip(counts, places)):
            add_stack((*place, 0), count, seed=seed)
        add_light(view.at(-1.5, 0.8, 1.6), view.target, 80, (0.3, 2.4))
        add_light(view.at(1.6, 0.8, 1.6), view.target, 110, (0.3, 2.4))
        add_light(view.at(0, 2.2, 0.9), view.target, 25, (1, 0.6))
        add_light(view.at(-1.8, 1.3, -2), view.target, 150, (1, 1), DEEP_RED)
        add_floor((*np.mean(places, 0), 0), 1.9, 0.15)

    return build_view


pictures = {
    "membership-tall": Picture(
        View((0, 0.1, 0.35), (0.1, -1, 0.3), 6.5, 85, (0.53, 0.47)),
        build([(-0.46, -0.7), (-0.16, -0.15), (0.16, 0.4), (0.46, 1)]),
        rectangle(0.42, 0.05, 0.52, 0.52),
        (0.48, 0.62),
        glow=(1.8, 1.2),
    ),
    "membership-wide": Picture(
        View((0.05, 0, 0.42), (0.1, -1, 0.24), 4.1, 50, (0.652, 0.27)),
        build([(-0.75, -0.2), (-0.23, -0.05), (0.3, 0.1), (0.83, 0.25)]),
        rectangle(0.58, 0.04, 0.31, 0.31),
        (0.83, 0.98),
        glow=(1.8, 1.2),
    ),
}
