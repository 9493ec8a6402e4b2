"""Personal training: a boxer throws a straight right at the trainer's mitt."""

import numpy as np

from boxing import add_glove, add_mitt, glove_looks
from figure import builds, hair
from figure.body import Body
from figure.clothes import cloth_material, dress, tank
from figure.figure import Figure
from figure.hands import close
from figure.shorts import shorts
from picture import Picture, View
from stage import RED, add_light, to_stage

BONE = (0.75, 0.73, 0.7)
BLACK = (0.014, 0.014, 0.016)
BUILD = {"buttocks/buttocks-volume-decr": 0.9, "hip/hip-scale-horiz-decr": 0.3} | {
    f"arms/{side}-{part}-incr": weight
    for side in "lr"
    for part, weight in (("upperarm-shoulder-muscle", 0.75), ("upperarm-muscle", 0.8), ("lowerarm-muscle", 0.7))
}


def turn_hand(body: Body, side: str, palm, along):
    """Turns the palm of a straight or bent arm in a direction, and points the hand."""
    body.turn_palm(side, palm, {"upperarm01": 0.3, "upperarm02": 0.2})
    body.turn_palm(side, palm, {"lowerarm01": 0.35, "lowerarm02": 0.65})
    body.aim(f"wrist.{side}", along, body.hand(side)[0])


def bring_hand(body: Body, side: str, wrist, elbow, palm, along=None):
    """The hand points `along`, or on in the direction of the lower arm."""
    lower = lambda: body.frames()[0][f"lowerarm02.{side}"] @ body.direction(f"lowerarm02.{side}")
    for _ in range(4):
        body.reach(side, wrist, elbow)
        turn_hand(body, side, palm, lower() if along is None else along)
    body.reach(side, wrist, elbow)
    body.aim(f"wrist.{side}", lower() if along is None else along, body.hand(side)[0])


def pose_boxer():
    """The end of a straight right: hips and shoulders turned through, the left glove at the chin."""
    body = Body(builds.lifter | BUILD)
    body.rotate("root", (0, 1, 0), 16)
    body.rotate("root", (1, 0, 0), 16)
    for bone in ("spine05", "spine04", "spine03", "spine02", "spine01"):
        body.rotate(bone, (0, 1, 0), 5)
        body.rotate(bone, (1, 0, 0), 2)
    for bone, turned, nod in (("neck01", -8, 4), ("head", -11, 5)):
        body.rotate(bone, (0, 1, 0), turned)
        body.rotate(bone, (1, 0, 0), nod)
    body.rotate("clavicle.R", (0, 1, 0), 18)
    body.rotate("clavicle.R", (0, 0, 1), -14)
    body.rotate("shoulder01.R", (0, 1, 0), 10)
    for _ in range(2):
        body.aim_limb("arm", "R", (-0.08, -0.12, 1), (0.08, 0.05, 1))
        turn_hand(body, "R", (0.2, -1, 0), (0.08, 0.05, 1))
    body.rotate("clavicle.L", (0, 1, 0), -22)
    body.rotate("shoulder01.L", (0, 1, 0), -8)
    chin = body.frames()[1]["head"]
    bring_hand(body, "L", chin + (0.3, -2.0, 1.5), (-0.1, -1, 0.5), (-0.8, 0.1, -0.7))
    for side in "LR":
        close(body, side)
    body.aim_limb("leg", "L", (0.12, -0.72, 0.7), (0.02, -1, -0.2))
    body.aim_limb("leg", "R", (-0.14, -0.95, -0.24), (-0.05, -0.84, -0.5))
    return body


def pose_trainer(hit):
    """Faces the boxer, knees bent; the left mitt meets the glove at `hit`, in decimetres from the trainer."""
    body = Body(builds.runner)
    body.rotate("root", (0, 1, 0), 150)
    body.rotate("root", (1, 0, 0), -10)
    for bone in ("spine05", "spine04", "spine03", "spine02"):
        body.rotate(bone, (1, 0, 0), -3)
    for bone in ("neck01", "head"):
        body.rotate(bone, (0, 1, 0), -14)
        body.rotate(bone, (1, 0, 0), 1)
    bring_hand(body, "L", hit + (0.1, -1.1, 0.9), (-0.5, -1, 0.3), (-0.25, -0.3, -1), (0, 1, -0.3))
    bring_hand(body, "R", hit + (2.3, -1.3, 2.3), (0.3, -1, -0.3), (-0.35, -0.2, -1), (-0.1, 1, -0.2))
    body.aim_limb("leg", "L", (-0.2, -0.78, -0.62), (-0.05, -1, 0.22))
    body.aim_limb("leg", "R", (0.25, -0.95, 0.12), (0.1, -0.8, 0.66))
    return body


def build(view: View):
    body = pose_boxer()
    rotations, places = body.frames()
    hit = places["wrist.R"] + 1.75 * rotations["wrist.R"] @ body.hand("R")[0]
    away = np.array([-1.2, -0.9 - hit[1], 6.3])
    boxer = Figure(body, muscle=1.2, volume=0.15)
    shorts(boxer, cloth_material(trim=BONE, trim_width=0.55, roughness=0.45), hem=-2.35, flare=0.035)
    trainer = Figure(pose_trainer(-away), muscle=0.5, volume=0.15, place=to_stage(hit + away))
    shorts(trainer, cloth_material((0.007, 0.007, 0.008), BONE, 0.28, 0.75), hem=-2.6, band=0.28, flare=0.02)
    dress(trainer, tank(trainer.body), cloth_material())
    hair.cropped(boxer, top=0.005, sides=0.0015, hairline=hair.SHORT, feather=0.25, around_ears=False)
    hair.cropped(trainer, top=0.026, sides=0.003, fade=(0.3, 1.1), hairline=hair.SHORT, feather=0.25, around_ears=False)
    gloves, mitts = glove_looks(), glove_looks(BONE, BLACK)
    for side in "LR":
        add_glove(boxer, side, gloves, 1.1)
        add_mitt(trainer, side, mitts)
    boxer.show()
    trainer.show()
    light(view)


def light(view: View):
    # Strips behind the boxer and behind the trainer, a weak one above, red from the camera's side.
    add_light(view.at(-1.3, 0.5, 1.4), view.at(-0.3, 0.1, 0), 55, (0.16, 2.2))
    add_light(view.at(1.5, 0.6, 1.3), view.at(0.4, 0.1, 0), 46, (0.16, 2.2))
    add_light(view.at(0, 1.9, 0.9), view.at(0, 0.2, 0), 34, (0.8, 0.5))
    # Along the upper edge of the punching arm.
    add_light(view.at(0.1, 1.5, 0.5), view.at(0.1, 0.3, -0.2), 40, (1.0, 0.1))
    # On the glove that hits.
    add_light(view.at(0.45, 0.85, -0.85), view.at(0.5, 0.3, -0.2), 2.6, (0.2, 0.2))
    add_light(view.at(-2.3, 1.0, -0.35), view.at(-0.3, 0.1, 0), 52, (0.35, 1.4), RED)


def view(target, center, distance=5.6):
    return View(target, np.array([-5.5, 1.5, -0.3]), distance, 70, center)


def slanted(left, top, right, bottom, lean):
    return [(left + lean, top), (right + lean, top), (right, bottom), (left, bottom)]


pictures = {
    "pt-wide": Picture(view((0.1, -0.72, 0.45), (0.676, 0.2), 6.85), build, slanted(0.54, 0, 0.8, 0.5, 0.075), (0.86, 1.0)),
    "pt-tall": Picture(view((0.1, -0.72, 0.45), (0.475, 0.5), 6.75), build, slanted(0.2, 0, 0.7, 1.6, 0.25), (0.4, 0.58)),
    "card-pt": Picture(view((0.1, -0.72, 0.4), (0.475, 0.42), 4.5), build, slanted(0.24, 0, 0.66, 1, 0.16), (0.6, 0.9)),
}
