"""The teaser: body and legs raised to a V on a mat."""

import numpy as np

from equipment import add_mat
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, leggings, sports_bra
from figure.figure import Figure
from figure.hands import open_softly
from picture import Picture, View
from stage import RED, add_floor, add_light


def teaser():
    body = Body(builds.athlete)
    body.rotate("root", (1, 0, 0), -40)
    for bone, degrees in (("spine05", 4), ("spine04", 2), ("spine03", -1), ("spine02", -3), ("spine01", -5)):
        body.rotate(bone, (1, 0, 0), degrees)
    for bone, degrees, away in (("neck01", 9, 11), ("neck02", 6, 11), ("head", 8, 20)):
        body.rotate(bone, (1, 0, 0), degrees)
        body.rotate(bone, (0, 1, 0), away)
    for side, out in (("L", 1), ("R", -1)):
        leg = body.head[f"foot.{side}"] - body.head[f"upperleg01.{side}"]
        body.aim(f"upperleg01.{side}", (-0.012 * out, 0.70, 0.715), leg)
        body.rotate(f"lowerleg01.{side}", (1, 0, 0), -3)
        body.point_foot(side, (0.02 * out, 0.5, 0.86))
        body.rotate(f"clavicle.{side}", (0, 1, 0), -8 * out)
        body.rotate(f"clavicle.{side}", (0, 0, 1), 2 * out)
        upper, lower, palm = (0.05 * out, 0.42, 1), (0, 0.5, 1), (-0.4 * out, -0.9, 0.1)
        body.aim_limb("arm", side, upper, lower)
        body.turn_palm(side, palm, {"upperarm01": 0.3, "upperarm02": 0.2})
        body.aim_limb("arm", side, None, lower)
        body.turn_palm(side, palm, {"lowerarm01": 0.35, "lowerarm02": 0.65})
        body.aim(f"wrist.{side}", (0.02 * out, 0.55, 1), body.hand(side)[0])
        open_softly(body, side)
    return body


def build(view: View):
    figure = Figure(teaser(), muscle=0.6, volume=0.4, smooth_legs=0.85)
    cloth = cloth_material(roughness=0.6)
    tights = leggings(waist=2.35, hem=-6.3)
    dress(figure, tights, cloth, gap=0.0015, thickness=0.0015, passes=60, hem=0.0004)
    dress(figure, leggings(waist=2.35, hem=1.75), cloth, gap=0.0025, thickness=0.0015, passes=60, hem=0.0004, over=tights)
    dress(figure, sports_bra(), cloth_material(trim=(0.5, 0.5, 0.5), trim_width=0.05))
    hair.bun(figure, size=0.048, tone=0.008)
    figure.show(tone=0.24)
    floor = figure.skin.points[:, 2].min() + 0.004
    add_mat((0, -0.14, floor), (0.6, 1.6, 0.016))
    add_light(view.at(-1.1, 0.6, 1.9), view.at(-0.35, 0.25, 0), 130, (0.16, 1.8))
    add_light(view.at(1.6, 0.9, 1.8), view.at(0.3, 0.3, 0), 80, (0.16, 1.6))
    add_light(view.at(0.1, 2.0, 1.9), view.at(0.1, 0.2, 0), 30, (0.25, 1.8))
    # On the hair, from near above.
    head = figure.posed(figure.body.tail["head"], "head")
    add_light(head - 0.1 * view.right + 0.55 * view.up + 0.3 * view.away, head, 5, (0.3, 0.08))
    add_light(head - 0.3 * view.right + 0.45 * view.up - 0.2 * view.away, head, 3, (0.3, 0.05))
    add_light(view.at(-1.9, 1.0, -0.35), view.at(0, 0.1, 0), 46, (0.35, 1.0), RED)
    add_floor((0, -0.14, floor - 0.016), 1.3, 0.05)


def view(center, distance=5.0):
    return View((0, -0.3, 0.3), np.array([-4.0, 1.55, 0.3]), distance, 78, center)


def triangle(left: float, right: float, top: float, tip: float):
    return [(left, top), (right, top), ((left + right) / 2, tip)]


pictures = {
    "pilates-wide": Picture(view((0.70, 0.25), 5.6), build, triangle(0.48, 0.95, 0.045, 0.366), (0.86, 1.0)),
    "pilates-tall": Picture(view((0.595, 0.56), 6.15), build, triangle(0.195, 0.96, 0.218, 0.736), (0.5, 0.66)),
    "card-pilates": Picture(view((0.56, 0.56), 4.75), build, triangle(0.15, 0.93, 0.23, 0.702)),
}
