"""The instructors, half-length and from behind; each has a build, a pose, a haircut and an object of their own."""

import numpy as np

from compose import smooth_step
from equipment import add_barbell, add_dumbbell, add_ring, add_stick
from figure import builds, hair
from figure.body import BODY_VERTICES, Body
from figure.clothes import cloth_material, dress, leggings, tank
from figure.figure import Figure
from figure.hands import BARBELL, aim_thumb, grip, reach
from figure.surface import relax
from picture import Picture, View, circle, rectangle
from stage import RED, add_light, to_stage

STICK = 0.125
PALE = (0.75, 0.75, 0.75)
# MakeHuman's ears are large and stand off.
EARS = {f"ears/{side}-ear-{part}-decr": weight for side in "lr" for part, weight in (("wing", 0.7), ("scale", 0.5))}


def back(height: float, tall: float, angle: float, middle=0.5, distance=3.6, rise=-0.1):
    """A view from behind that shows so many metres around a height, turned so many degrees to the person's left."""
    angle = np.radians(angle)
    return View((0, 0, height), (np.sin(angle), np.cos(angle), rise), distance, 36 * distance / tall, (middle, 0.625))


def light(view: View, side=-1):
    """Two white strips behind, a weak white lamp above, and a red one that grazes the back from the left (-1) or the right."""
    chest = view.at(0, 0.1, 0)
    add_light(view.at(side * 0.95, 0.35, 1.5), chest, 75, (0.12, 2))
    add_light(view.at(-side * 0.95, 0.35, 1.5), chest, 60, (0.12, 2))
    add_light(view.at(0, 1.9, 0.08), chest, 14, (0.4, 0.3))
    add_light(view.at(side * 2, 0.7, -0.2), chest, 60, (0.2, 1), RED)


def stand(build, tip=0.0, turn=0.0, head=0.0, nod=0.0, lean=0.0):
    """Upright; the chest tips back, turns to the left and leans to the right, and the head turns to the left and nods, by degrees."""
    body = Body(build | EARS)
    for bone in ("spine05", "spine04", "spine03", "spine02", "spine01"):
        body.rotate(bone, (0, 1, 0), turn / 5)
        body.rotate(bone, (1, 0, 0), -tip / 5)
        body.rotate(bone, (0, 0, 1), lean / 5)
    for bone, share in (("neck01", 0.3), ("neck02", 0.2), ("head", 0.5)):
        body.rotate(bone, (0, 1, 0), share * head)
        body.rotate(bone, (1, 0, 0), share * (tip + nod))
    for side, out in (("L", 1), ("R", -1)):
        body.aim_limb("leg", side, (out * 0.16, -1, 0), (out * 0.08, -1, -0.04))
    return body


def shrug(body: Body, side: str, clavicle: float, shoulder: float, axis=(0, 0, 1)):
    """Raises a shoulder, or draws it back with an upright axis and negative degrees."""
    out = 1 if side == "L" else -1
    body.rotate(f"clavicle.{side}", axis, out * clavicle)
    body.rotate(f"shoulder01.{side}", axis, out * shoulder)


def soften_elbows(figure: Figure):
    """Rounds the points of elbows that are bent far."""
    upper, lower = (np.clip(figure.body.weight_of(bone), 0, 1)[:BODY_VERTICES] for bone in ("upperarm02", "lowerarm01"))
    figure.coarse = relax(figure.coarse, figure.faces, np.clip(4 * upper * lower, 0, 1), 4)
    figure.skin = figure.fine_mesh(figure.coarse)


def dressed(body: Body, top, muscle: float, trim_width=0.07):
    """A figure in leggings and a top that hangs over them."""
    figure = Figure(body, muscle=muscle, volume=0.15)
    soften_elbows(figure)
    hips, waist = body.head["upperleg01.L"][1], body.head["spine04"][1]
    dress(figure, leggings(waist=hips + 0.4), passes=60)
    hang = lambda rest: 0.007 * smooth_step(waist, hips + 0.4, rest.y)
    dress(figure, top, cloth_material(trim=PALE, trim_width=trim_width), gap=0.004, loose=hang)
    return figure


def with_barbell(view: View):
    body = stand(builds.powerlifter, tip=-6, turn=4, head=-26, nod=4)
    bar = np.array([0, 6.98, -0.7])
    for side, out in (("L", 1), ("R", -1)):
        shrug(body, side, 8, 4)
        shrug(body, side, -16, -8, (0, 1, 0))
        reach(body, side, grip(body, side, BARBELL), bar + (out * 3.6, 0, 0), (out, 0, 0), (-out * 0.25, 1, 0.5), (out * 0.5, -1, -0.5))
    figure = dressed(body, tank(body), 0.7, 0.09)
    hair.cropped(figure, top=0.008, sides=0.0035, fade=(-0.1, 0.9), hairline=hair.LONG, feather=0.22, around_ears=False)
    figure.show()
    add_barbell(figure.at(bar), (1, 0, 0), [(0.21, 0.055, True)], 0.85)
    light(view)


def with_stick(view: View):
    body = stand(builds.athlete, tip=3, turn=4, head=-12, nod=-2)
    middle = np.array([0, 10.6, 0.1])
    for side, out in (("L", 1), ("R", -1)):
        shrug(body, side, 20, 12)
        reach(body, side, grip(body, side, STICK), middle + (out * 3.7, 0, 0), (out, 0, 0), (out * 0.3, 1, 0), (out, -0.4, -0.4))
    figure = dressed(body, tank(body, "racer", opening=0.3), 0.8)
    hair.ponytail(figure, towards=(0, 0.05, -1), length=0.24, lean=(0.02, 0.0), size=0.034)
    figure.show()
    add_stick(figure.at(middle), (1, 0, 0), 0.93, 0.1 * STICK)
    light(view)


def with_dumbbells(view: View):
    body = stand(builds.competitor, head=-16, nod=3)
    bells = []
    for side, out in (("L", 1), ("R", -1)):
        shrug(body, side, 10, 6)
        middle, axis = np.array([out * 2.85, 6.75, 0.1]), np.array([0.85 * out, 0.05, 0.5])
        reach(body, side, grip(body, side, 0.14), middle, axis, (0, 1, 0.1), (0.7 * out, -1, -0.2))
        bells.append((middle, axis))
    figure = dressed(body, tank(body, "racer", opening=0.3), 0.8)
    hair.braid(figure)
    figure.show()
    for middle, axis in bells:
        add_dumbbell(figure.at(middle), to_stage(axis), 12, 0.74)
    light(view)


def with_ring(view: View):
    body = stand(builds.dancer | {"neck/neck-scale-vert-incr": 0.05}, tip=4, turn=6, head=-16, nod=6)
    middle, radius, lean = np.array([-0.05, 10.1, 0.4]), 1.8, np.radians(3)
    across = np.array([np.cos(lean), np.sin(lean), 0])
    for side, out in (("L", 1), ("R", -1)):
        shrug(body, side, 27, 12)
        pad = grip(body, side, 0.2, thumb=False)
        aim_thumb(body, side, ((0.6, -0.6, 0.5), (0.4, -0.8, 0.45), (0.45, -0.75, 0.5)))
        reach(body, side, pad, middle + out * radius * across, np.cross(across, (0, 0, 1)), (-out * 0.7, 0.5, 0), (out, -0.2, -0.35))
    figure = dressed(body, tank(body, "strap", depth=(0.7, 0.75)), 0.4, 0.06)
    hair.bun(figure, towards=(0, 0.2, -1), size=0.05)
    figure.show()
    add_ring(figure.at(middle), (0, 1, 0), to_stage(across), 0.1 * radius)
    light(view)


pictures = {
    "trainer-1": Picture(back(0.52, 1.44, 0), with_barbell, circle(0.5, 0.5, 0.4), (0.46, 0.76)),
    "trainer-2": Picture(back(0.62, 1.26, 4, 0.5), with_stick, rectangle(0.18, 0.12, 0.64, 0.64), (0.54, 0.9)),
    "trainer-4": Picture(back(0.49, 1.08, 5), with_dumbbells, [(x, y) for x, y in circle(0.5, 0.78, 0.44) if y <= 0.7801], (0.5, 0.82)),
    "trainer-5": Picture(back(0.66, 1.2, 0), with_ring, [(0.08, 0.12), (0.92, 0.12), (0.5, 0.86)], (0.54, 0.9)),
}
