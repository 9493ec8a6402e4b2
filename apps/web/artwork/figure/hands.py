"""What hands do: hold a bar, make a fist, stay open."""

from figure.body import Body, turn, unit

import numpy as np

# Degrees by which the joints of each finger bend; the fingers of a fist bend further than around a bar.
GRIP = (62, 78, 50)
FIST = (68, 88, 52)


def close(body: Body, side: str, angles=GRIP):
    """Curls the fingers, the outer ones a little more, and lays the thumb over them."""
    for finger, more in ((2, 0), (3, 4), (4, 6), (5, 4)):
        body.curl(side, finger, [angle + more for angle in angles])
    along, across, out = body.hand(side)
    wrist = body.frames()[0][f"wrist.{side}"]
    for joint, (a, b, c) in ((1, (0.80, 0.30, 0.42)), (2, (0.45, 0.85, 0.12)), (3, (0.05, 0.95, -0.20))):
        body.aim(f"finger1-{joint}.{side}", wrist @ (along * a + across * b + out * c))


def open_softly(body: Body, side: str):
    """An open hand whose fingers lie together and bend a little, as in dance."""
    along, _, out = body.hand(side)
    for finger in (2, 3, 4, 5):
        bone = f"finger{finger}-1.{side}"
        flat = unit(body.direction(bone))
        flat = unit(flat - out * (flat @ out))
        angle = np.degrees(np.arccos(np.clip(flat @ along, -1, 1)))
        if angle > 0.1:
            body.local[bone] = turn(np.cross(flat, along), 0.75 * angle) @ body.local[bone]
    for finger, angles in ((2, (4, 8, 6)), (3, (8, 12, 8)), (4, (10, 14, 10)), (5, (6, 12, 10))):
        body.curl(side, finger, angles)


def held_point(body: Body, side: str):
    """The middle of what a closed hand holds, in the pose."""
    along, _, out = body.hand(side)
    rotations, places = body.frames()
    knuckles = np.mean([places[f"finger{finger}-1.{side}"] for finger in (2, 3, 4, 5)], 0)
    return knuckles + rotations[f"wrist.{side}"] @ (out * 0.27 - along * 0.02)
