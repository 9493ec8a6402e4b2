"""What people train with. Places and sizes in metres."""

import numpy as np

from stage import add_turned, material


def materials():
    return {
        "steel": material("steel", (0.5, 0.5, 0.52), 0.22, metallic=1),
        "rubber": material("rubber", (0.012, 0.012, 0.013), 0.38),
        "red": material("red rubber", (0.55, 0.02, 0.03), 0.42),
    }


def plate_profile(start: float, radius: float, thickness: float):
    """A bumper plate: a raised rim, a recessed face and a hub, the same on both sides."""
    face = [(0, 0.03), (0, 0.06), (0.004, 0.062), (0.010, 0.62), (0.004, 0.84), (0, 0.86), (-0.002, 0.97), (0.004, 1)]
    radii = [r if r < 0.1 else r * radius for _, r in face]
    one = [(start + t, r) for (t, _), r in zip(face, radii)]
    other = [(start + thickness - t, r) for (t, _), r in zip(face, radii)]
    return one + other[::-1]


def add_barbell(middle, axis, plates, grip=1.31):
    """`plates` from the middle outwards: radius, thickness and whether it is red; the same on both ends."""
    look = materials()
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    middle = np.asarray(middle, float)
    add_turned([(-grip / 2, 0.014), (grip / 2, 0.014)], middle, axis, look["steel"], "bar", 48)
    for side in (1, -1):
        start, out = middle + axis * side * grip / 2, axis * side
        add_turned([(0, 0.030), (0.03, 0.030), (0.031, 0.025), (0.42, 0.025), (0.425, 0.022)], start, out, look["steel"], "sleeve", 64)
        at = 0.036
        for radius, thickness, is_red in plates:
            add_turned(plate_profile(at, radius, thickness), start, out, look["red" if is_red else "rubber"], "plate")
            at += thickness + 0.007
        add_turned([(at, 0.026), (at, 0.045), (at + 0.032, 0.045), (at + 0.032, 0.026)], start, out, look["steel"], "collar", 64)
