"""Four stacks of plates that grow from left to right."""

import numpy as np

from equipment import add_stack
from picture import Picture, View, rectangle
from stage import DEEP_RED, add_floor, add_light

counts = (1, 3, 6, 10)


def build(places):
    def build_view(view: View):
        for seed, (count, place) in enumerate(zip(counts, places)):
            add_stack((*place, 0), count, seed=seed)
        add_light(view.at(-1.5, 0.8, 1.6), view.target, 90, (0.3, 2.4))
        add_light(view.at(1.6, 0.8, 1.6), view.target, 130, (0.3, 2.4))
        add_light(view.at(0, 2.2, 0.9), view.target, 40, (1.6, 0.6))
        add_light(view.at(-2.2, 1.0, -0.3), view.target, 60, (0.25, 1.6))
        add_light(view.at(-1.8, 1.3, -2), view.target, 60, (1, 1), DEEP_RED)
        add_light(view.at(1.9, 0.6, -0.6), view.target, 60, (0.2, 1.6), DEEP_RED)
        add_floor((*np.mean(places, 0), 0), 1.9, 0.12)

    return build_view


pictures = {
    "membership-tall": Picture(
        View((0, 0, 0.3), (0.1, -1, 0.36), 6.3, 85, (0.51, 0.5)),
        build([(-0.5, -0.45), (-0.22, 0.05), (0.06, 0.55), (0.48, 0.2)]),
        rectangle(0.42, 0.05, 0.52, 0.52),
        (0.48, 0.62),
        glow=(1.8, 1.2),
    ),
    "membership-wide": Picture(
        View((0, 0, 0.3), (0.1, -1, 0.44), 5.4, 70, (0.625, 0.3)),
        build([(-0.74, 0.3), (-0.27, 0.2), (0.2, 0.1), (0.67, 0)]),
        rectangle(0.58, 0.04, 0.31, 0.31),
        (0.83, 0.98),
        glow=(1.8, 1.2),
    ),
}
