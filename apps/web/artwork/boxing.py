"""Boxing gloves and focus mitts, lofted in the frame of a hand: along it, across to the little finger, out of the palm; metres."""

import numpy as np
from scipy.interpolate import CubicSpline

from figure.figure import Figure
from stage import add_mesh, material, to_stage

CORNERS = 28


def leather(name: str, color, roughness=0.36):
    """Padded leather: fine grain and soft dents."""
    look = material(name, color, roughness)
    nodes, links = look.node_tree.nodes, look.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Coat Weight"].default_value, surface.inputs["Coat Roughness"].default_value = 0.25, 0.3
    place = nodes.new("ShaderNodeTexCoord")
    normal = None
    for scale, height in ((26, 0.004), (520, 0.0004)):
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value, bump.inputs["Distance"].default_value = scale, height
        bump.inputs["Strength"].default_value = 0.6
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        if normal:
            links.new(normal, bump.inputs["Normal"])
        normal = bump.outputs[0]
    links.new(normal, surface.inputs["Normal"])
    return look


class HandFrame:
    """The frame of a hand in the pose; its origin is the wrist."""

    def __init__(self, figure: Figure, side: str, size=1.0):
        body = figure.body
        rotations, places = body.frames()
        self.origin = figure.at(places[f"wrist.{side}"])
        self.axes = to_stage(10 * (np.array(body.hand(side)) @ rotations[f"wrist.{side}"].T)) * size

    def at(self, points):
        return self.origin + np.asarray(points, float) @ self.axes


def spline(points, count: int):
    """`count` rows along a smooth curve through rows."""
    points = np.asarray(points, float)
    return CubicSpline(np.linspace(0, 1, len(points)), points)(np.linspace(0, 1, count))


def add_loft(frame: HandFrame, name: str, centers, one, other, look, power=2.0, caps=(True, True), thickness=0.0):
    """A smooth tube: superellipses about `centers` with the half axes `one` and `other` (vectors), closed at its ends."""
    angles = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)
    wave = lambda values: np.sign(values) * np.abs(values) ** (2 / power)
    across, along = wave(np.cos(angles)), wave(np.sin(angles))
    rings = [c + np.outer(across, a) + np.outer(along, b) for c, a, b in zip(centers, one, other)]
    rows = len(rings)
    faces = [
        [row * CORNERS + k, row * CORNERS + (k + 1) % CORNERS, (row + 1) * CORNERS + (k + 1) % CORNERS, (row + 1) * CORNERS + k]
        for row in range(rows - 1)
        for k in range(CORNERS)
    ]
    for cap, row in zip(caps, (0, rows - 1)):
        if cap:
            faces.append([row * CORNERS + k for k in range(CORNERS)])
    thing = add_mesh(name, frame.at(np.concatenate(rings)), faces, look)
    if thickness:
        solid = thing.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
    thing.modifiers.new("smooth", "SUBSURF").render_levels = 2
    return thing


def rounded(profile, start: bool, end: bool):
    """Shares of the full size along a tube with round ends."""
    share = np.ones(profile)
    at = np.linspace(0, 1, profile)
    if start:
        share *= np.sqrt(np.clip(1 - np.clip(1 - at / 0.12, 0, 1) ** 2, 0.02, 1))
    if end:
        share *= np.sqrt(np.clip(1 - np.clip((at - 0.88) / 0.12, 0, 1) ** 2, 0.02, 1))
    return share


def add_tube(frame, name, spine, flat, deep, side, look, power=2.0, count=26, ends=(True, True)):
    """A padded tube along `spine`; `flat` is its half width along the direction `side`, `deep` the one across both."""
    centers = spline(spine, count)
    tangents = np.gradient(centers, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    share = rounded(count, *ends)
    side = np.asarray(side, float)
    side = side - tangents * (tangents @ side)[:, None]
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    one = side * (spline(np.array(flat)[:, None], count)[:, 0] * share)[:, None]
    other = np.cross(tangents, side) * (spline(np.array(deep)[:, None], count)[:, 0] * share)[:, None]
    return add_loft(frame, name, centers, one, other, look, power)


def add_ring(frame, name, along, width, look, out=0.0, cuff=None):
    """A band around the cuff, `width` long; `out` is how far it stands off."""
    at = along + np.array([-0.5, -0.46, -0.2, 0.2, 0.46, 0.5]) * width
    lift = np.array([0, 1, 1.25, 1.25, 1, 0]) * out
    return add_cuff(frame, name, at, look, cuff or CUFF, lift)


def add_cuff(frame, name, at, look, cuff, lift=0.0, thickness=0.0):
    radii = np.interp(at, CUFF_AT, cuff[0]) + lift
    centers = np.stack([at, *(np.interp(at, CUFF_AT, middle) for middle in cuff[1:])], 1)
    return add_loft(frame, name, centers, np.outer(1.06 * radii, (0, 1, 0)), np.outer(0.94 * radii, (0, 0, 1)), look, 2.2, (False, False), thickness)


# Places along a cuff; its radii there, and how far its middle is across the hand and out of the palm.
CUFF_AT = [-0.125, -0.105, -0.06, -0.02, 0.015]
CUFF = [0.049, 0.048, 0.0445, 0.0425, 0.0455], 5 * [0], 5 * [0.002]


def fitted_cuff(frame: HandFrame, figure: Figure, side: str):
    """A cuff around the lower arm, wherever the wrist bends it to."""
    rest = figure.rest_of(figure.skin)
    arm = (rest.arm > 0.5) & (np.sign(rest.x) == np.sign(figure.body.head[f"wrist.{side}"][0]))
    points = (figure.skin.points[arm] - frame.origin) @ np.linalg.inv(frame.axes)
    points = points[np.linalg.norm(points[:, 1:], axis=1) < 0.1]
    at = np.linspace(-0.13, -0.02, 8)
    slices = [points[np.abs(points[:, 0] - place) < 0.012, 1:] for place in at]
    middles = np.array([(rows.min(0) + rows.max(0)) / 2 for rows in slices])
    radii = [np.ptp(rows, axis=0).max() / 2 + 0.0045 for rows in slices]
    line = lambda values: np.polyval(np.polyfit(at, values, 1), CUFF_AT[:4])
    return [*line(radii), CUFF[0][-1]], [*line(middles[:, 0]), 0], [*line(middles[:, 1]), 0.002]


def glove_looks(color=(0.014, 0.014, 0.016), trim=(0.62, 0.6, 0.58)):
    return {"pad": leather("glove", color), "cuff": leather("cuff", color, 0.45), "trim": leather("trim", trim, 0.5)}


def add_glove(figure: Figure, side: str, looks, size=1.0):
    """A boxing glove on a closed hand: padding rolled over the fingers, a thumb beside it, a cuff with a strap."""
    frame = HandFrame(figure, side, size)
    # The padding: from the wrist over the back of the hand and the knuckles, rolled into the palm.
    spine = [
        (-0.004, 0, 0),
        (0.03, 0, -0.005),
        (0.07, 0, -0.012),
        (0.108, 0, -0.013),
        (0.140, 0, 0.004),
        (0.150, 0, 0.034),
        (0.126, 0, 0.056),
        (0.092, 0, 0.058),
        (0.056, 0, 0.050),
    ]
    flat = [0.046, 0.056, 0.065, 0.069, 0.068, 0.066, 0.063, 0.058, 0.048]
    deep = [0.042, 0.045, 0.046, 0.044, 0.040, 0.036, 0.034, 0.032, 0.026]
    add_tube(frame, "padding", spine, flat, deep, (0, 1, 0), looks["pad"], 2.35, 40)
    thumb = [(0.000, -0.040, 0.020), (0.035, -0.060, 0.030), (0.075, -0.076, 0.034), (0.112, -0.078, 0.040), (0.142, -0.062, 0.047)]
    add_tube(frame, "thumb", thumb, [0.020, 0.027, 0.029, 0.028, 0.022], [0.024, 0.031, 0.031, 0.028, 0.022], (0, 1, 0.3), looks["pad"], 2.1)
    cuff = fitted_cuff(frame, figure, side)
    add_cuff(frame, "cuff", np.linspace(CUFF_AT[0], CUFF_AT[-1], 9), looks["cuff"], cuff, thickness=0.006)
    add_ring(frame, "strap", -0.062, 0.048, looks["trim"], 0.005, cuff)
    add_ring(frame, "piping", -0.121, 0.010, looks["trim"], 0.004, cuff)
    add_ring(frame, "seam", 0.004, 0.009, looks["pad"], 0.006, cuff)
    hide_hand(figure, side)


def add_mitt(figure: Figure, side: str, looks):
    """A focus mitt on an open hand: a thick pad over the palm, a shell over the fingers, a strap."""
    frame = HandFrame(figure, side)
    profile = [(0.010, 0.86), (0.014, 0.955), (0.022, 0.99), (0.044, 1), (0.058, 0.975), (0.065, 0.9), (0.064, 0.72), (0.058, 0.4), (0.056, 0.08)]

    def pad(name, rows, look, larger=1.0):
        centers = [(0.098, 0, depth) for depth, _ in rows]
        sizes = larger * np.array([size for _, size in rows])
        return add_loft(frame, name, centers, np.outer(0.098 * sizes, (0, 1, 0)), np.outer(0.122 * sizes, (1, 0, 0)), look, 2.5)

    pad("pad", profile, looks["pad"])
    pad("piping", [(0.026, 0.97), (0.027, 1), (0.031, 1.012), (0.035, 1), (0.036, 0.97)], looks["trim"])
    shell = [(-0.01, 0, 0), (0.04, 0, -0.012), (0.09, 0, -0.016), (0.14, 0, -0.012), (0.195, 0, 0.006)]
    add_tube(frame, "shell", shell, [0.042, 0.058, 0.068, 0.068, 0.055], [0.032, 0.030, 0.030, 0.028, 0.02], (0, 1, 0), looks["pad"], 2.4)
    at = np.linspace(-0.075, 0.01, 6)
    centers, radii = np.stack([at, 0 * at, 0 * at + 0.002], 1), np.linspace(0.044, 0.042, 6)
    add_loft(frame, "cuff", centers, np.outer(1.08 * radii, (0, 1, 0)), np.outer(0.92 * radii, (0, 0, 1)), looks["cuff"], 2.2, (False, False), 0.006)
    add_ring(frame, "strap", -0.040, 0.036, looks["trim"], 0.001)
    hide_hand(figure, side)


def hide_hand(figure: Figure, side: str):
    """Hides the skin that a glove covers."""
    rest, wrist = figure.rest_of(figure.skin), figure.body.head[f"wrist.{side}"]
    beyond = (rest.points - wrist) @ figure.body.hand(side)[0] > -0.55
    figure.hidden |= beyond & (np.sign(wrist[0]) * rest.x > 3) & (rest.arm > 0.5)
