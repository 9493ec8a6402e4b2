"""One plate that stands in the lower right corner and runs out of the picture: beside the sign-in form."""

from equipment import add_plate
from picture import Picture, View
from stage import RED, add_light


def build(view: View):
    add_plate((0, 0, 0), (0.35, 1, 0), 0.225, 0.06, False, grips=True)
    add_light(view.at(-0.35, 0.3, 0.3), view.target, 6, (0.05, 0.7))
    add_light(view.at(0.1, 0.5, 0.12), view.target, 2, (0.6, 0.05))
    add_light(view.at(-0.6, 0.45, -0.12), view.target, 4, (0.05, 0.6))
    add_light(view.at(-0.7, 0.05, -0.2), view.target, 5, (0.1, 0.6), RED)


def view(center, distance):
    return View((0, 0, 0), (-0.12, -1, 0.1), distance, 70, center)


pictures = {
    "plate-wide": Picture(view((0.9, 0.46), 1.9), build, []),
}
