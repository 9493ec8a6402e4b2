"""A lifter, from behind, holds a heavy barbell overhead."""

import numpy as np

from equipment import add_barbell
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, wrist_wraps
from figure.figure import Figure
from figure.hands import grip, reach
from figure.shorts import shorts
from picture import Picture, View, circle
from stage import RED, add_light

PLATES = [(0.225, 0.055, False), (0.225, 0.055, True), (0.225, 0.055, False)]
# The middle of the bar and half the distance between the hands, in the body's decimetres.
BAR, REACH = np.array([0, 13.42, -0.45]), 4.3


def lifter():
    body = Body(builds.lifter)
    for bone, degrees in (("spine05", -1), ("spine04", -2), ("spine03", -2), ("spine02", -2), ("spine01", -2), ("neck01", 3), ("head", 4)):
        body.rotate(bone, (1, 0, 0), degrees)
    for bone in ("neck02", "head"):
        body.rotate(bone, (0, 1, 0), 14)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), out * 33)
        body.rotate(f"shoulder01.{side}", (0, 0, 1), out * 12)
        reach(body, side, grip(body, side), BAR + (out * REACH, 0, 0), (out, 0, 0), (-0.12 * out, 1, -0.3), (out, 0, 0))
        body.aim_limb("leg", side, (out * 0.2, -1, 0.03), (out * 0.1, -1, -0.06))
    return body


def build(view: View):
    body = lifter()
    figure = Figure(body, muscle=0.7, volume=0.1, raised=True)
    shorts(figure, cloth_material(folds=0.002), waist=2.6, flare=0.05)
    dress(figure, wrist_wraps(body), cloth_material(), gap=0.001, thickness=0.003, passes=4)
    hair.cropped(figure, top=0.012, sides=0.0015, fade=(0.5, 1.6), hairline=hair.SHORT, feather=0.25, around_ears=False)
    figure.chalk_hands()
    figure.show()
    add_barbell(figure.at(BAR), (1, 0, 0), PLATES, bend=0.007, held=REACH / 10 + 0.04)
    middle = view.at(0, 0.1, 0)
    add_light(view.at(-1.1, 0.3, 1.4), middle, 122, (0.12, 2.2))
    add_light(view.at(1.1, 0.3, 1.4), middle, 65, (0.12, 2.2), RED)
    add_light(view.at(0, 1.9, 0.8), view.at(0, 0.3, 0), 34, (0.5, 0.3))
    add_light(view.at(1.8, 0.6, 0.1), middle, 82, (0.15, 1.4), RED)
    add_light(view.at(-1.5, 1.3, 0.2), middle, 9, (0.12, 0.9))
    # Into the bend of the left elbow.
    add_light(view.at(-0.85, 0.65, 0.1), view.at(-0.4, 0.75, 0), 2, (0.1, 0.3))
    add_light(view.at(0.3, 2.1, -0.3), view.at(0, 0.1, 0), 34, (0.6, 0.2))
    add_light(view.at(1.9, 0.9, -0.4), view.at(0.6, 0.5, 0), 32, (0.3, 0.6), RED)


def view(azimuth, elevation, distance, lens, center, target=(0, 0, 0.75)):
    angle = np.radians(azimuth)
    return View(target, (-np.sin(angle), np.cos(angle), -np.tan(np.radians(elevation))), distance, lens, center)


pictures = {
    "gym-wide": Picture(view(17, 2, 5.3, 50, (0.68, 0.315)), build, circle(0.68, 0.225, 0.19), (0.84, 1.0), glow=(1.8, 14)),
    "gym-tall": Picture(view(30, 2, 7.9, 1.6 * 53, (0.487, 0.56)), build, circle(0.5, 0.46, 0.345), (0.48, 0.64), glow=(1.8, 14)),
}
