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
from scenes.portraits import light
from scenes.pt import BONE, bring_hand, slanted


def pose():
    body = Body(builds.lifter | {"torso/measure-waist-circ-incr": 0.1, "torso/torso-vshape-incr": 0.5})
    body.rotate("root", (1, 0, 0), 4)
    for bone in ("spine05", "spine04", "spine03", "spine02", "spine01"):
        body.rotate(bone, (1, 0, 0), 2)
    body.rotate("neck01", (0, 1, 0), -6)
    body.rotate("head", (0, 1, 0), -8)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), out * 6)
        body.rotate(f"clavicle.{side}", (0, 1, 0), -out * 8)
    chin = body.frames()[1]["head"]
    for side, out, place in (("L", 1, (2.5, 0.1, 2.3)), ("R", -1, (-2.4, -0.2, 2))):
        bring_hand(body, side, chin + place, (out * 0.9, -2, 0.7), (-out, 0, -0.2), (-out * 0.25, 1, 0))
        close(body, side)
        body.aim_limb("leg", side, (out * 0.2, -1, 0.1), (out * 0.1, -1, -0.1))
    return body


def build(view: View):
    body = pose()
    figure = Figure(body, muscle=0.8, volume=0.15)
    shorts(figure, cloth_material(trim=BONE, trim_width=0.55, roughness=0.45))
    hang = lambda rest: 0.02 * smooth_step(body.head["spine04"][1], 1.9, rest.y)
    dress(figure, tank(body, "racer", bottom=0.14), cloth_material(trim=BONE, trim_width=0.07), gap=0.004, passes=120, loose=hang)
    hair.cropped(figure, top=0.014, sides=0.004, fade=(0, 0.9), hairline=hair.LONG, feather=0.2, around_ears=False)
    looks = glove_looks()
    for side in "LR":
        add_glove(figure, side, looks)
    figure.show()
    light(view, side=1)


def view(angle, distance=3.6, tall=1.16):
    turned = np.radians(angle)
    return View((0.02, -0.1, 0.6), (np.sin(turned), np.cos(turned), -0.12), distance, 36 * distance / tall, (0.5, 0.57))


pictures = {
    "trainer-3": Picture(view(8), build, slanted(0.14, 0, 0.68, 1.25, 0.2), (0.52, 0.84)),
}
