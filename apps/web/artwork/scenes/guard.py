"""The boxing trainer, from behind, with his guard up."""

import numpy as np

from boxing import add_glove, glove_looks
from compose import smooth_step
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, tank
from figure.figure import Figure
from figure.hands import close
from figure.shorts import shorts
from picture import Picture, View
from scenes.pt import BONE, bring_hand, slanted
from stage import RED, add_light


def pose():
    """The elbows point down and a little out, so that the shoulders do not hide the forearms."""
    body = Body(
        builds.lifter
        | {"torso/measure-waist-circ-incr": 0.7, "torso/measure-hips-circ-decr": 0.5, "hip/hip-scale-horiz-decr": 0.4, "neck/neck-scale-horiz-incr": 0.3}
    )
    body.rotate("root", (1, 0, 0), 4)
    for bone in ("spine05", "spine04", "spine03", "spine02", "spine01"):
        body.rotate(bone, (1, 0, 0), 2)
    for bone in ("neck01", "head"):
        body.rotate(bone, (0, 1, 0), -5)
        body.rotate(bone, (1, 0, 0), 3)
    chin = body.frames()[1]["head"]
    for side, out, place, elbow in (("L", 1, (2.2, -0.2, 1.9), (0.3, -1, -0.1)), ("R", -1, (-2.6, 0.0, 1.6), (-0.5, -1, -0.1))):
        bring_hand(body, side, chin + place, elbow, (-out, 0, 0), (-out * 0.2, 1, 0))
        close(body, side)
        body.aim_limb("leg", side, (out * 0.2, -1, 0.1), (out * 0.1, -1, -0.1))
    return body


def build(view: View):
    body = pose()
    figure = Figure(body, muscle=0.6, volume=0.15)
    shorts(figure, cloth_material(trim=BONE, trim_width=0.55, roughness=0.6))
    hang = lambda rest: 0.004 + 0.018 * smooth_step(5.2, 3.8, rest.y)
    dress(figure, tank(body, bottom=0.08), cloth_material(trim=BONE, trim_width=0.07), gap=0.004, passes=120, loose=hang)
    hair.cropped(figure, top=0.028, sides=0.002, fade=(0.4, 1.15), hairline=hair.LONG, feather=0.3, around_ears=False)
    looks = glove_looks()
    for side in "LR":
        add_glove(figure, side, looks)
    figure.show(roughness=0.58)
    chest = view.at(0, 0.1, 0)
    add_light(view.at(-0.95, 0.35, 1.5), chest, 40, (0.12, 2))
    add_light(view.at(0.95, 0.35, 1.5), chest, 45, (0.12, 2))
    add_light(view.at(0, 1.9, 0.08), chest, 10, (0.4, 0.3))
    add_light(view.at(2, 0.7, -0.2), chest, 50, (0.2, 1), RED)


def view(angle, rise, distance=3.6, tall=1.16):
    turned = np.radians(angle)
    return View((0.02, -0.1, 0.6), (np.sin(turned), np.cos(turned), rise), distance, 36 * distance / tall, (0.5, 0.57))


pictures = {
    "trainer-3": Picture(view(8, 0.12), build, slanted(0.14, 0, 0.68, 1.25, 0.2), (0.52, 0.84)),
}
