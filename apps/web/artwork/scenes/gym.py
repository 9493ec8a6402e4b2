"""A lifter, from behind, holds a heavy barbell overhead."""

import numpy as np

from equipment import add_barbell
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, leggings
from figure.figure import Figure
from figure.hands import close, held_point
from picture import Picture, View, circle
from stage import RED, add_light


def lifter():
    body = Body(builds.lifter)
    for bone, degrees in (("spine05", -1), ("spine04", -2), ("spine03", -2), ("spine02", -2), ("spine01", -2), ("neck01", 3), ("head", 4)):
        body.rotate(bone, (1, 0, 0), degrees)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), out * 33)
        body.rotate(f"shoulder01.{side}", (0, 0, 1), out * 12)
        upper, lower = (out * 0.86, 1, -0.02), (out * 0.36, 1, 0.03)
        body.aim_limb("arm", side, upper, lower)
        body.turn_palm(side, (0, -0.15, 1), {"upperarm01": 0.35, "upperarm02": 0.2})
        body.aim_limb("arm", side, None, lower)
        body.turn_palm(side, (0, -0.15, 1), {"lowerarm01": 0.3, "lowerarm02": 0.7})
        body.aim(f"wrist.{side}", (0, 1, -0.28), body.hand(side)[0])
        close(body, side)
        body.aim_limb("leg", side, (out * 0.2, -1, 0.03), (out * 0.1, -1, -0.06))
    return body


def build(view: View):
    body = lifter()
    figure = Figure(body, muscle=0.6, volume=0.1)
    dress(figure, leggings(waist=1.9), cloth_material(trim=(0.7, 0.7, 0.7), trim_width=0.3))
    hair.cropped(figure)
    figure.show()
    left, right = (figure.at(held_point(body, side)) for side in "LR")
    add_barbell((left + right) / 2, (1, 0, 0), [(0.225, 0.062, True), (0.225, 0.062, False), (0.16, 0.03, False)])
    add_light((-1.25, -1.35, 1.3), (0, 0, 0.85), 85, (0.16, 2.2))
    add_light((1.3, -1.25, 1.2), (0, 0, 0.8), 52, (0.16, 2.2))
    add_light((0, -1.1, 2.5), (0, 0.05, 0.9), 34, (0.5, 0.5))
    add_light((2.3, 0.75, 1.9), (0, 0, 0.8), 75, (0.4, 1.6), RED)
    add_light((-2.2, 1.6, 0.4), (0, 0, 0.7), 6, (1, 2), RED)


def view(target, center, distance=5.6):
    return View(target, np.array([-1.0, 5.5, -0.68]), distance, 70, center)


pictures = {
    "gym-wide": Picture(view((0, 0, 0.8), (0.685, 0.25)), build, circle(0.685, 0.26, 0.2), (0.86, 1.0)),
    "gym-tall": Picture(view((0, 0, 0.85), (0.5, 0.6)), build, circle(0.5, 0.6, 0.42), (0.5, 0.8)),
}
