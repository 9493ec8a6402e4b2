"""Personal training and pilates side by side, from behind: he presses two dumbbells, she holds a ring overhead."""

import numpy as np

from compose import smooth_step
from equipment import add_dumbbell, add_ring
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, leggings, sports_bra, tank
from figure.figure import Figure
from figure.hands import grip, held, reach
from picture import Picture, View, circle
from stage import RED, add_light, to_stage

RING = 1.6
GREY = (0.035, 0.035, 0.037)


def presser():
    """Returns the body, and the middle and the axis of what it holds in each hand."""
    body = Body(builds.lifter | {"hip/hip-scale-horiz-decr": 0.6, "torso/measure-waist-circ-incr": 1})
    body.rotate("root", (0, 1, 0), 6)
    for bone in ("neck01", "neck02", "head"):
        body.rotate(bone, (0, 1, 0), 4)
    body.rotate("head", (1, 0, 0), 6)
    bells = []
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), 16 * out)
        body.rotate(f"shoulder01.{side}", (0, 0, 1), 7 * out)
        bar = grip(body, side, radius=0.165)
        shoulder = body.frames()[1][f"upperarm01.{side}"]
        reach(body, side, bar, shoulder + (out * 0.95, 4.1, 0.3), (out, 0, 0), (0, 1, 0), (out, -0.6, 0.1))
        bells.append(held(body, side, bar))
    return body, bells


def stretcher():
    """Returns the body and the middle of the ring whose pads it holds."""
    body = Body(builds.athlete)
    body.rotate("root", (0, 1, 0), -8)
    for bone in ("neck01", "neck02", "head"):
        body.rotate(bone, (0, 1, 0), 2)
    body.rotate("head", (1, 0, 0), 4)
    ring = body.tail["head"] * (0, 1, 0) + (0, 1.85, 0.4)
    for side, out in (("L", 1), ("R", -1)):
        body.rotate(f"clavicle.{side}", (0, 0, 1), 20 * out)
        body.rotate(f"shoulder01.{side}", (0, 0, 1), 10 * out)
        pad = grip(body, side, radius=0.2, tilt=-18)
        reach(body, side, pad, ring + (out * RING, -0.12, 0), (0, -1, 0), (-out, 0, 0), (out, -0.1, 0))
    return body, ring


def build(view: View):
    body, bells = presser()
    man = Figure(body, muscle=1.5, volume=0.15, place=(0.5, -0.12, 0))
    man.stand()
    cloth = cloth_material(trim=(0.4, 0.4, 0.4), trim_width=0.07)
    dress(man, leggings(waist=1.9, hem=-3), cloth_material(GREY))
    # Widest at the waist, where it hangs straight.
    hang = lambda rest: 0.028 * smooth_step(4.95, 3.7, rest.y) * smooth_step(0, 3.6, rest.y)
    dress(man, tank(man.body, "racer", bottom=-0.1), cloth, gap=0.003, passes=50, loose=hang)
    hair.cropped(man, top=0.014, sides=0.0018, fade=(0.4, 1.6), hairline=hair.SHORT, feather=0.25, around_ears=False)
    man.show(tone=0.24)
    for middle, axis in bells:
        add_dumbbell(man.at(middle), to_stage(axis), 20, 0.87)
    body, ring = stretcher()
    woman = Figure(body, muscle=0.6, volume=0.15, place=(-0.34, 0.05, 0))
    woman.stand()
    tights = leggings(waist=2.35, hem=-3)
    dress(woman, tights, cloth_material(GREY), gap=0.002, passes=60)
    dress(woman, leggings(waist=2.35, hem=1.75), cloth_material(), gap=0.0045, passes=60, over=tights)
    dress(woman, sports_bra(), cloth)
    hair.braid(woman, length=0.36)
    woman.show(tone=0.24)
    add_ring(woman.at(ring), view.away, view.right, 0.1 * RING, thick=0.012, tone=0.7)
    add_light(view.at(-1.5, 0.5, 2.0), view.at(-0.3, 0.1, 0), 85, (0.16, 2.2))
    add_light(view.at(1.5, 0.5, 1.9), view.at(0.3, 0.1, 0), 95, (0.16, 2.2))
    add_light(view.at(0, 1.7, 1.6), view.at(0, 0.2, 0), 30, (0.8, 0.4))
    # Over the muscles of both backs.
    add_light(view.at(0, 1.6, -0.5), view.at(0, 0.1, 0), 6, (1.6, 0.2))
    add_light(view.at(-2.3, 1.1, -1.2), view.at(-0.1, 0, 0), 90, (1.2, 1.6), RED)


def view(center, distance):
    return View((0.1, 0, 1.5), np.array([0, 5.5, -0.45]), distance, 70, center)


pictures = {
    "duo-wide": Picture(view((0.735, 0.24), 6.2), build, circle(0.735, 0.25, 0.205), (0.68, 1.0)),
    "duo-tall": Picture(view((0.538, 0.505), 5.7), build, circle(0.5, 0.47, 0.38), (0.42, 0.55)),
}
