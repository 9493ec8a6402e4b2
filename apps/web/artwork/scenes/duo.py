"""Personal training and pilates side by side, from behind: he presses a dumbbell, she holds a ring overhead."""

import numpy as np

from equipment import add_dumbbell, add_ring
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, leggings, sports_bra, tank
from figure.figure import Figure
from figure.hands import grip, held, open_softly, reach
from picture import Picture, View, circle
from stage import RED, add_light

RING = 1.9


def presser():
    """Returns the body, and the middle and the axis of what it holds in its left hand."""
    body = Body(builds.lifter)
    body.rotate("root", (0, 1, 0), 14)
    for bone in ("neck01", "neck02", "head"):
        body.rotate(bone, (0, 1, 0), 4)
    body.rotate("head", (1, 0, 0), 6)
    body.rotate("clavicle.L", (0, 0, 1), 14)
    body.rotate("shoulder01.L", (0, 0, 1), 6)
    bar = grip(body, "L", radius=0.165)
    shoulder = body.frames()[1]["upperarm01.L"]
    reach(body, "L", bar, shoulder + (2.1, 3.05, 0.3), (1, 0.05, 0.1), (0, 1, -0.12), (1, -0.6, 0))
    body.aim_limb("arm", "R", (-0.2, -1, -0.02), (-0.1, -1, 0.12))
    open_softly(body, "R")
    return body, held(body, "L", bar)


def stretcher():
    """Returns the body and the middle of the ring between its palms."""
    body = Body(builds.athlete)
    body.rotate("root", (0, 1, 0), -8)
    for bone in ("neck01", "neck02", "head"):
        body.rotate(bone, (0, 1, 0), -8)
    body.rotate("head", (1, 0, 0), 4)
    ring = body.tail["head"] * (0, 1, 0) + (0, 2.3, 0.6)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), 20 * out)
        body.rotate(f"shoulder01.{side}", (0, 0, 1), 10 * out)
        for _ in range(2):
            body.reach(side, ring + (out * (RING + 0.36), -0.85, 0), np.array((out, -0.1, 0.25)))
            body.orient_hand(side, (-0.06 * out, 1, 0), (0, 0, 1), upper=0.4)
        open_softly(body, side)
    return body, ring


def build(view: View):
    body, (middle, axis) = presser()
    man = Figure(body, muscle=0.6, volume=0.15, place=(0.25, -0.12, 0))
    man.stand()
    cloth = cloth_material(trim=(0.4, 0.4, 0.4), trim_width=0.07)
    dress(man, leggings(waist=2.2, hem=-3), cloth_material())
    dress(man, tank(body, "racer"), cloth, passes=60)
    hair.cropped(man, top=0.012, sides=0.003, fade=(0.0, 0.8), hairline=hair.SHORT, around_ears=False)
    man.show(tone=0.24)
    add_dumbbell(man.at(middle), man.at(middle + axis) - man.at(middle), turn=20)
    body, ring = stretcher()
    woman = Figure(body, muscle=0.6, volume=0.15, place=(-0.25, 0.05, 0))
    woman.stand()
    tights = leggings(waist=2.35, hem=-3)
    dress(woman, tights, cloth_material(), gap=0.002, passes=60)
    dress(woman, leggings(waist=2.35, hem=1.75), cloth_material(), gap=0.0045, passes=60, over=tights)
    dress(woman, sports_bra(), cloth)
    hair.braid(woman, length=0.36)
    woman.show(tone=0.24)
    add_ring(woman.at(ring), view.away, view.right, 0.1 * RING)
    add_light(view.at(-1.5, 0.5, 2.0), view.at(-0.3, 0.1, 0), 110, (0.16, 2.2))
    add_light(view.at(1.5, 0.5, 1.9), view.at(0.3, 0.1, 0), 95, (0.16, 2.2))
    add_light(view.at(0, 1.7, 1.6), view.at(0, 0.2, 0), 30, (0.8, 0.4))
    add_light(view.at(-2.3, 1.1, -0.9), view.at(-0.1, 0, 0), 55, (0.4, 1.6), RED)


def view(center, distance):
    return View((0.1, 0, 1.5), np.array([0, 5.5, -0.45]), distance, 70, center)


pictures = {
    "duo-wide": Picture(view((0.73, 0.265), 5.25), build, circle(0.735, 0.25, 0.205), (0.74, 0.98)),
    "duo-tall": Picture(view((0.5, 0.52), 5.0), build, circle(0.5, 0.47, 0.38), (0.42, 0.55)),
}
