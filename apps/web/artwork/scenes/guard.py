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
    body = Body(builds.lifter)
    body.rotate("root", (1, 0, 0), 4)
    for bone in ("spine05", "spine04", "spine03", "spine02", "spine01"):
        body.rotate(bone, (1, 0, 0), 3)
        body.rotate(bone, (0, 1, 0), -2)
    body.rotate("neck01", (0, 1, 0), -8)
    body.rotate("head", (0, 1, 0), -14)
    body.rotate("head", (1, 0, 0), 4)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), out * 8)
        body.rotate(f"clavicle.{side}", (0, 1, 0), -out * 10)
    chin = body.frames()[1]["head"]
    bring_hand(body, "L", chin + (1.7, -0.7, 2.3), (0.7, -1, 0.1), (-1, 0, -0.35), (-0.12, 1, 0.05))
    bring_hand(body, "R", chin + (-2.2, -0.8, 1.5), (-1, -0.7, -0.3), (1, 0, -0.35), (0.12, 1, 0.05))
    for side, out in (("L", 1), ("R", -1)):
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
    add_light(view.at(-1.15, 0.35, 1.3), view.at(0, 0.1, 0), 70, (0.16, 2))
    add_light(view.at(1.15, 0.35, 1.3), view.at(0, 0.1, 0), 30, (0.16, 2))
    add_light(view.at(0, 1.9, 0.45), view.at(0, 0.2, 0), 34, (0.5, 0.5))
    add_light(view.at(2.2, 0.9, 0.05), view.at(0, 0.1, 0), 60, (0.4, 1.6), RED)


def view(angle, distance=3.6, tall=1.1):
    turned = np.radians(angle)
    return View((0.02, -0.1, 0.6), (np.sin(turned), np.cos(turned), -0.12), distance, 36 * distance / tall, (0.52, 0.57))


pictures = {
    "trainer-3": Picture(view(24), build, slanted(0.12, 0, 0.76, 1.25, 0.2), (0.6, 0.88)),
}
