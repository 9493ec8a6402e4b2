"""Equipment alone, on a polished floor: the cards of passes."""

from equipment import add_barbell, add_kettlebell
from picture import Picture, View, circle, rectangle
from stage import DEEP_RED, add_floor, add_light


def add_lamps(view: View, size=1.0):
    """Two white strips behind, a weak one above and a red one in front, at the left; `size` is that of the object, in metres."""
    places = [(-0.6, 0.3, 0.75, 18), (0.6, 0.3, 0.75, 18), (0, 1.1, 0.25, 5)]
    for right, up, away, power in places:
        add_light(view.at(size * right, size * up, size * away), view.target, size**2 * power, (0.1 * size, 0.9 * size))
    add_light(view.at(-0.8 * size, 0.7 * size, -0.9 * size), view.target, size**2 * 14, (0.5 * size, 0.5 * size), DEEP_RED)


def kettlebell(view: View):
    add_kettlebell((0, 0, 0), 18)
    add_lamps(view)
    add_floor((0, 0, 0), 0.3)


def barbell_end(view: View):
    add_barbell((0, 0, 0.225), (1, -0.85, 0), [(0.225, 0.07, True), (0.17, 0.05, False)])
    add_lamps(view, 1.6)
    add_light(view.at(1.2, 0.8, -1.8), view.target, 32, (0.6, 1), DEEP_RED)
    add_light(view.at(0.9, 1.5, -0.5), view.target, 8, (0.2, 0.8))
    add_floor((0.65, -0.5, 0), 0.65, 0.1)


def card(build, view: View, shape, glow: float):
    return Picture(view, build, shape, edge=0.1, glow=(1.8, glow))


pictures = {
    "card-single": card(kettlebell, View((0, 0, 0.14), (0.1, -1, 0.16), 1.18, 85, (0.5, 0.48)), circle(0.5, 0.46, 0.34), 2),
    "card-health": card(barbell_end, View((0.62, -0.53, 0.22), (0.12, -1, 0.12), 2.1, 85, (0.495, 0.46)), rectangle(0.24, 0.1, 0.56, 0.56), 1.2),
}
