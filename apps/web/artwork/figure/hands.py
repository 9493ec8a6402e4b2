"""What hands do: hold a bar, make a fist, stay open, reach for what they hold. Lengths in decimetres."""

import numpy as np
from scipy.optimize import minimize
from scipy.spatial import cKDTree

from figure.body import BODY_VERTICES, Body, turn, unit

FINGERS = (2, 3, 4, 5)
# Degrees by which the joints of each finger of a fist bend, and by which they bend at most.
FIST = (68, 88, 52)
MOST = (92, 112, 78)
BARBELL = 0.14
# Degrees that the thumb turns at most: at its root in the palm's plane, out of it and about itself, then at its two joints.
LIMITS = np.array([[-60, -70, -50, -5, 0], [60, 70, 50, 60, 80]])
THUMB = 0.17
# How far flesh gives way to what it touches.
GIVE = 0.012


def close(body: Body, side: str, angles=FIST):
    """Curls the fingers, the outer ones a little more, and lays the thumb over them."""
    for finger, more in zip(FINGERS, (0, 4, 6, 4)):
        body.curl(side, finger, [angle + more for angle in angles])
    aim_thumb(body, side, ((0.80, 0.30, 0.42), (0.45, 0.85, 0.12), (0.05, 0.95, -0.20)))


def open_softly(body: Body, side: str):
    """A long open hand, as in dance: the fingers lie together and bend a little, the thumb beside them."""
    gather(body, side, 1.35)
    for finger, angles in ((2, (-10, -4, 0)), (3, (-6, -2, 0)), (4, (-6, -2, 0)), (5, (-10, -4, 0))):
        body.curl(side, finger, angles)
    aim_thumb(body, side, ((0.8, -0.25, 0.45), (0.95, 0, 0.25), (1, 0.1, 0.1)))


def aim_thumb(body: Body, side: str, directions):
    """Points the joints of a thumb along the hand, across it and out of the palm."""
    frame = np.stack(body.hand(side), 1)
    for joint, direction in enumerate(directions, 1):
        body.aim(f"finger1-{joint}.{side}", body.frames()[0][f"wrist.{side}"] @ frame @ direction)


def gather(body: Body, side: str, share: float):
    """Brings the fingers together: parallel to the hand with a share of 1."""
    along, _, out = body.hand(side)
    for finger in FINGERS:
        bone = f"finger{finger}-1.{side}"
        flat = unit(body.direction(bone))
        flat = unit(flat - out * (flat @ out))
        body.local[bone] = turn(out, share * np.degrees(np.arctan2(np.cross(flat, along) @ out, flat @ along))) @ body.local[bone]


class Flesh:
    """Where the vertices of a hand are, relative to its wrist, while its fingers move."""

    def __init__(self, body: Body, side: str):
        self.body, self.side, self.wrist = body, side, f"wrist.{side}"
        self.bones = [n for n in body.bones if n.endswith(f".{side}") and n.startswith(("wrist", "metacarpal", "finger"))]
        columns = [body.bones.index(name) for name in self.bones]
        self.rows = np.flatnonzero(body.weights[:BODY_VERTICES, columns].sum(1) > 0.6)
        self.weights = body.weights[np.ix_(self.rows, columns)]
        self.weights = self.weights / self.weights.sum(1, keepdims=True)
        self.rest = body.rest[self.rows]

    def part(self, *prefixes: str, share=0.6):
        """Which vertices follow these bones."""
        columns = [index for index, name in enumerate(self.bones) if name.startswith(prefixes)]
        return np.flatnonzero(self.weights[:, columns].sum(1) > share)

    def points(self, part):
        """Places of vertices as if the wrist were in its rest position."""
        frames = {self.wrist: (np.eye(3), self.body.head[self.wrist])}
        for name in self.bones[1:]:
            parent = self.body.parent[name]
            rotation, place = frames[parent]
            offset = self.body.head[name] - self.body.head[parent]
            frames[name] = (rotation @ self.body.local[name], place + rotation @ offset)
        result = np.zeros((len(part), 3))
        for column, name in enumerate(self.bones):
            weight = self.weights[part, column]
            if weight.any():
                rotation, place = frames[name]
                result += weight[:, None] * (place + (self.rest[part] - self.body.head[name]) @ rotation.T)
        return result


class Bar:
    """A bar in a hand, relative to its wrist in the rest position."""

    def __init__(self, middle, axis, radius: float):
        self.middle, self.axis, self.radius = np.asarray(middle, float), unit(axis), radius

    def gap(self, points):
        """How far points are outside of the bar."""
        offset = points - self.middle
        return np.linalg.norm(offset - np.outer(offset @ self.axis, self.axis), axis=1) - self.radius


def lay_in_palm(flesh: Flesh, radius: float, tilt: float, towards_fingers: float):
    """The bar where it touches the palm below the fingers."""
    body, side = flesh.body, flesh.side
    along, across, out = body.hand(side)
    knuckles = np.mean([body.head[f"finger{finger}-1.{side}"] for finger in FINGERS], 0)
    axis = unit(across + np.tan(np.radians(tilt)) * along)
    palm = flesh.points(flesh.part("metacarpal", "wrist", *(f"finger{finger}-1" for finger in FINGERS)))
    palm = palm[np.abs((palm - knuckles) @ across) < 0.42]
    bar = Bar(knuckles + along * towards_fingers + out * 0.8, axis, radius)
    while bar.gap(palm).min() > -GIVE:
        bar.middle = bar.middle - out * 0.004
    return bar


def grip(body: Body, side: str, radius=BARBELL, tilt=-4.0, towards_fingers=-0.34, thumb=True):
    """Closes a hand around a bar: bends each finger until all its joints touch it or the palm, and lays the thumb over the fingers.
    `tilt` turns the bar in the palm. Returns the bar relative to the wrist in the rest position; see `held`."""
    gather(body, side, 0.9)
    flesh = Flesh(body, side)
    bar = lay_in_palm(flesh, radius, tilt, towards_fingers)
    for finger in FINGERS:
        wrap(flesh, bar, finger)
    if thumb:
        lay_thumb(flesh, bar)
    return bar


def wrap(flesh: Flesh, bar: Bar, finger: int):
    """Bends the joints of a finger around the bar."""
    body, side = flesh.body, flesh.side
    along, _, out = body.hand(side)
    hinge = bar.axis * np.sign(np.cross(along, out) @ bar.axis)
    bones = [f"finger{finger}-{joint}.{side}" for joint in (1, 2, 3)]
    straight = [body.local[bone] for bone in bones]
    parts = [flesh.part(f"finger{finger}-{joint}", share=0.5) for joint in (1, 2, 3)]
    palm = cKDTree(flesh.points(flesh.part("metacarpal", "wrist", share=0.9)))

    def cost(angles):
        for bone, angle, start in zip(bones, angles, straight):
            body.local[bone] = turn(hinge, angle) @ start
        points = [flesh.points(part) for part in parts]
        gaps = np.array([bar.gap(place).min() for place in points]) + GIVE
        crowded = np.minimum(palm.query(points[2])[0].min() - 0.05, 0)
        unnatural = angles - np.clip(angles, 0, MOST)
        return (gaps**2 * np.where(gaps < 0, 60, 1)).sum() + 60 * crowded**2 + 1e-4 * (unnatural**2).sum() + 1e-6 * ((angles - FIST) ** 2).sum()

    cost(lowest(cost, [share * np.array(FIST) for share in (0.5, 0.75, 1)]))


def lay_thumb(flesh: Flesh, bar: Bar):
    """Wraps the thumb around the bar and over the first two fingers: its pad on them, neither in them nor in the bar."""
    body, side = flesh.body, flesh.side
    along, across, out = body.hand(side)
    mirror = 1 if side == "L" else -1
    bones = [f"finger1-{joint}.{side}" for joint in (1, 2, 3)]
    straight = {bone: body.local[bone] for bone in bones}
    hinge = np.cross(body.direction(bones[2]), across)
    thumb, tip = flesh.part("finger1-2", "finger1-3", share=0.5), flesh.part("finger1-3", share=0.9)
    fingers = cKDTree(flesh.points(flesh.part("finger2", "finger3")))
    under = flesh.points(flesh.part("finger2-2", "finger2-3", share=0.6)).mean(0)
    inwards = bar.middle - under
    inwards = unit(inwards - (inwards @ bar.axis) * bar.axis)
    goal = under - THUMB * inwards

    def pose(angles):
        fold, lift, roll, second, third = angles
        body.local[bones[0]] = turn(out, mirror * fold) @ turn(across, mirror * lift) @ turn(body.direction(bones[0]), mirror * roll) @ straight[bones[0]]
        body.local[bones[1]] = turn(hinge, second) @ straight[bones[1]]
        body.local[bones[2]] = turn(hinge, third) @ straight[bones[2]]

    def cost(angles):
        pose(angles)
        points = flesh.points(thumb)
        inside = np.minimum(bar.gap(points) + GIVE, 0)
        crowded = np.minimum(fingers.query(points)[0] - 0.06, 0)
        faces = np.linalg.multi_dot([body.local[bone] for bone in bones]) @ across @ inwards
        stretched = angles - np.clip(angles, *LIMITS)
        return 30 * (inside**2).sum() + 20 * (crowded**2).sum() + np.linalg.norm(flesh.points(tip).mean(0) - goal) - 0.1 * faces + 1e-3 * (stretched**2).sum()

    random = np.random.default_rng(1)
    starts = sorted((random.uniform(*LIMITS) for _ in range(200)), key=cost)
    cost(lowest(cost, starts[:4]))


def lowest(cost, starts):
    """The best of the minima that are found from these starts."""
    return min((minimize(cost, start, method="Nelder-Mead", options={"maxfev": 300}) for start in starts), key=lambda found: found.fun).x


def held(body: Body, side: str, bar: Bar):
    """The middle and the axis of the bar in a hand, in the pose."""
    return body.posed(bar.middle, f"wrist.{side}"), body.frames()[0][f"wrist.{side}"] @ bar.axis


def reach(body: Body, side: str, bar: Bar, middle, axis, along, elbow):
    """Bends an arm so that the bar in its hand is at `middle` and lies along `axis`, the hand points `along`, as far as the
    axis lets it, and the elbow is on the side `elbow`. All in the world; `axis` has the direction in which `held` returns it."""
    wrist = f"wrist.{side}"
    frame = lambda one, other: np.stack([unit(one), unit(np.cross(one, other)), unit(np.cross(one, np.cross(one, other)))], 1)
    turned = frame(np.asarray(axis, float), along) @ frame(bar.axis, body.hand(side)[0]).T
    goal = np.asarray(middle, float) - turned @ (bar.middle - body.head[wrist])
    normal = turned @ body.hand(side)[2]
    for twists in ({"upperarm01": 0.15, "upperarm02": 0.2}, {"lowerarm01": 0.3, "lowerarm02": 0.7}):
        body.reach(side, goal, elbow)
        body.turn_palm(side, normal, twists)
    body.orient(wrist, turned)
