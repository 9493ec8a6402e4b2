"""Equipment alone, on a polished floor: the cards of passes and the banners of their pages."""

from equipment import add_barbell, add_dumbbell, add_kettlebell
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


def kettlebell_and_dumbbell(view: View):
    add_kettlebell((-0.1, 0.06, 0), 12)
    add_dumbbell((0.09, -0.1, 0.06), (1, 0.5, 0))
    add_lamps(view)
    add_light(view.at(0.15, 0.6, -0.1), view.at(0.1, -0.08, 0), 2.2, (0.6, 0.15))
    add_light(view.at(0.8, 0.3, -0.5), view.at(0.1, -0.08, 0), 6, (0.3, 0.5), DEEP_RED)
    add_floor((0, 0, 0), 0.42)


def add_loaded_barbell(view: View, forward: float):
    """`forward` is how far its nearer end points to the camera."""
    add_barbell((0, 0, 0.225), (1, -forward, 0), [(0.225, 0.07, True), (0.17, 0.05, False)])
    add_lamps(view, 1.6)
    add_light(view.at(1.2, 0.8, -1.8), view.target, 32, (0.6, 1), DEEP_RED)


def barbell_end(view: View):
    add_loaded_barbell(view, 0.85)
    add_light(view.at(0.9, 1.5, -0.5), view.target, 8, (0.2, 0.8))
    add_floor((0.65, -0.5, 0), 0.65, 0.1)


def barbell(view: View):
    add_loaded_barbell(view, 1.25)
    add_floor((0, 0, 0), 1.5, 0.15)


def card(build, view: View, shape, glow: float):
    return Picture(view, build, shape, edge=0.1, glow=(1.8, glow))


def banner(build, view: View, shape, glow: float):
    return Picture(view, build, shape, edge=0.05, glow=(1.8, glow))


parallelogram = [(0.625, 0.05), (0.885, 0.05), (0.81, 0.375), (0.55, 0.375)]
pictures = {
    "card-single": card(kettlebell, View((0, 0, 0.14), (0.1, -1, 0.16), 1.18, 85, (0.5, 0.48)), circle(0.5, 0.46, 0.34), 2),
    "card-health": card(barbell_end, View((0.62, -0.53, 0.22), (0.12, -1, 0.12), 2.1, 85, (0.495, 0.46)), rectangle(0.24, 0.1, 0.56, 0.56), 1.2),
    "banner-health": banner(barbell, View((0.05, -0.05, 0.22), (0.12, -1, 0.14), 5.9, 85, (0.665, 0.28)), rectangle(0.56, 0.045, 0.32, 0.32), 1.2),
    "banner-pt": banner(kettlebell_and_dumbbell, View((0, 0, 0.14), (0.1, -1, 0.16), 2.45, 85, (0.7, 0.263)), parallelogram, 2),
}
