"""What people train with. Places and sizes in metres."""

import numpy as np

from stage import add_bevelled, add_mesh, add_turned, material, rows_of_quads, smooth_max, sweep, weld


def materials():
    look = {
        "steel": material("steel", (0.5, 0.5, 0.52), 0.22, metallic=1),
        "zinc": material("zinc", (0.5, 0.5, 0.52), 0.36, metallic=1),
        "knurl": material("knurl", (0.3, 0.3, 0.31), 0.45, metallic=1),
        "rubber": material("rubber", (0.012, 0.012, 0.013), 0.5),
        "iron": material("iron", (0.018, 0.018, 0.019), 0.42),
        "white": material("white paint", (0.8, 0.78, 0.75), 0.5),
        "red": material("red rubber", (0.6, 0.006, 0.009), 0.48),
    }
    # Red in grazing light, too.
    look["red"].node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.3
    return look


def plate_profile(radius: float, thickness: float):
    """Half of a plate from its hole outwards, in two parts: a hub and a recessed face; a lip and a round edge."""
    deep = 0.24 * thickness
    hub = [(0.003, 0.0262), (0, 0.029), (0, 0.09), (0.002, 0.093), (deep - 0.003, 0.096), (deep, 0.1)]
    lip = [(deep, 0.78), (deep - 0.003, 0.795), (0.003, 0.81), (0, 0.825)]
    turns = np.linspace(0, np.pi / 2, 9)
    edge = 0.2 * thickness * np.stack([1 - np.cos(turns), np.sin(turns) - 1], -1) + (0, radius)
    return hub, [*((depth, share * radius) for depth, share in lip), *map(tuple, edge)], deep


def grip_edges(radius: float, corners: int):
    """The inner and the outer edge of three openings to hold a plate by, as radii around it."""
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    from_middle = np.abs((angles + 0.5) % (2 * np.pi / 3) - np.pi / 3) / 0.66
    half = 0.105 * radius * np.clip(1 - from_middle**5, 0, 1) ** 0.4
    return 0.615 * radius - half, 0.615 * radius + half


def add_plate(start, axis, radius: float, thickness: float, is_red: bool, grips=False):
    """A plate with steel rings around its hole and a white line, whose nearer side is at `start`; it may have three grips."""
    look, axis = materials(), np.asarray(axis, float) / np.linalg.norm(axis)
    hub, lip, deep = plate_profile(radius, thickness)
    loop = lambda side: [*side, *((thickness - t, r) for t, r in reversed(side)), side[0]]
    corners, parts = (384, []) if grips else (192, [[*hub, *lip]])
    if grips:
        inner, outer = grip_edges(radius, corners)
        round_ = 0.035 * (outer - inner)
        parts = [[*hub, (deep, inner - round_), (deep + 0.003, inner)], [(deep + 0.003, outer), (deep, outer + round_), *lip]]
    for part in parts:
        add_turned(loop(part), start, axis, look["red" if is_red else "rubber"], "plate", corners, hollow=True)
    add_turned([(0.002, 0.0258), (thickness - 0.002, 0.0258)], start, axis, look["rubber"], "hole", 64, hollow=True)
    ring = [(0.004, 0.0285), (-0.001, 0.0285), (-0.003, 0.0305), (-0.003, 0.08), (-0.001, 0.083), (0.004, 0.083)]
    line = [(-0.0004, 0.88 * radius), (-0.0004, 0.91 * radius)]
    for place, inwards in ((start, axis), (np.asarray(start) + thickness * axis, -axis)):
        add_turned(ring, place, inwards, look["zinc"], "ring", 96, hollow=True)
        add_turned(line, place, inwards, look["white"], "line", 192, hollow=True)


def add_collar(start, axis):
    """A clamp on a sleeve, with a rubber face against the plate and a lever."""
    look, axis = materials(), np.asarray(axis, float)
    face = [(0, 0.0255), (0, 0.043), (0.003, 0.046), (0.009, 0.046), (0.011, 0.044), (0.011, 0.0255)]
    body = [(0.011, 0.0255), (0.011, 0.037), (0.034, 0.037), (0.036, 0.041), (0.046, 0.041), (0.049, 0.038), (0.049, 0.0255)]
    add_turned(face, start, axis, look["rubber"], "collar", 64, hollow=True)
    add_turned(body, start, axis, look["zinc"], "collar", 64, hollow=True)
    up = np.array([0, 0, 1]) - axis[2] * axis
    across = np.cross(axis, up)
    path = start + np.outer([0.023, 0.023, 0.024, 0.026], axis) + np.outer([0.03, 0.046, 0.053, 0.054], up) + np.outer([0, 0, 0.008, 0.055], across)
    add_mesh("lever", *sweep(path, [0.006, 0.006, 0.006, 0.005], 16), look["zinc"])


def add_barbell(middle, axis, plates, grip=1.31, bend=0.0, held=0.45):
    """`plates` from the middle outwards: radius, thickness and whether it is red; the same on both ends.
    Outside of the hands, `held` from the middle, its weight bends the bar down by `bend` until the sleeves."""
    look = materials()
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    middle = np.asarray(middle, float)
    along, free = np.linspace(-grip / 2, grip / 2, 97), grip / 2 - held
    fall = bend * (np.maximum(np.abs(along) - held, 0) / free) ** 2
    points = middle + along[:, None] * axis - fall[:, None] * (0, 0, 1)
    add_mesh("bar", *sweep(points, np.full(len(along), 0.014)), look["steel"])
    for side in (1, -1):
        # Knurled but for the middle, the ends and the ring by which hands find their place.
        for near, far in ((0.1, 0.4), (0.41, grip / 2 - 0.04)):
            knurled = points[(side * along > near) & (side * along < far)]
            if len(knurled) > 1:
                add_mesh("knurl", *sweep(knurled, np.full(len(knurled), 0.0145)), look["knurl"])
        start = middle + axis * side * grip / 2 - (0, 0, bend)
        out = axis * side - 2 * bend / free * np.array([0, 0, 1])
        out /= np.linalg.norm(out)
        shoulder = [(0, 0.016), (0, 0.034), (0.003, 0.037), (0.027, 0.037), (0.03, 0.034), (0.03, 0.025)]
        end = [(0.416, 0.025), (0.421, 0.0215), (0.421, 0.018)]
        add_turned([*shoulder, *end], start, out, look["steel"], "sleeve", 64)
        add_turned([(0.42, 0.0172), (0.4225, 0.016)], start, out, look["rubber"], "cap", 64)
        at = 0.031
        for radius, thickness, is_red in plates:
            add_plate(start + out * at, out, radius, thickness, is_red)
            at += thickness + 0.003
        if plates:
            add_collar(start + out * at, out)


PLATE = 0.225, 0.052


def add_stack(place, count: int, seed=1):
    """Plates with grips on each other, not quite in line; the upper one is red."""
    random = np.random.default_rng(seed)
    for step in range(count):
        shift = np.append(random.uniform(-0.005, 0.005, 2), step * (PLATE[1] + 0.0015))
        turn = np.append(random.uniform(-0.002, 0.002, 2), 1)
        add_plate(np.asarray(place) + shift, turn, *PLATE, step == count - 1, grips=step == count - 1)


def even(points, count: int):
    """So many points along a line, equally far from each other."""
    along = np.append(0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1)))
    return np.stack([np.interp(np.linspace(0, along[-1], count), along, values) for values in points.T], -1)


def add_kettlebell(place, turn=0.0, size=1.0):
    """It stands on `place`; `turn` in degrees is the direction of its handle."""
    angles = np.linspace(0, np.pi, 400)
    arch = lambda values: np.sign(values) * np.abs(values) ** 0.55
    rise = arch(np.sin(angles))
    horns = even(np.stack([(0.069 - 0.004 * rise) * arch(np.cos(angles)), 0 * angles, 0.105 + 0.149 * rise], -1), 120)
    radii = 0.0172 + 0.004 * np.clip((0.2 - horns[:, 2]) / 0.08, 0, 1) ** 1.5
    middle = np.array([0, 0, 0.078])

    def distance(points):
        """How far points are outside of a ball with a flat base and a handle that blend into each other."""
        ball = np.linalg.norm((points - middle) / (1.03, 1.03, 1), axis=1) - 0.1
        handle = (np.linalg.norm(points[:, None] - horns, axis=2) - radii).min(1)
        return smooth_max(-smooth_max(-ball, -handle, 0.03), -points[:, 2], 0.012)

    ball = add_turned([(0.1 * np.sin(t), 0.1 * np.cos(t)) for t in np.linspace(-0.88, np.pi / 2, 60)], middle, (0, 0, 1), None, "ball")
    bell = weld([ball, add_mesh("handle", *sweep(horns, radii))], 0.0026, distance, materials()["iron"])
    bell.location, bell.rotation_euler, bell.scale = place, (0, 0, np.radians(turn)), (size, size, size)


def add_dumbbell(middle, axis, turn=0.0, size=1.0):
    """Six-sided heads on a steel handle; on the floor, `middle` is 0.06 times the size above it."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    middle = np.asarray(middle, float)
    look = materials()
    grip = [(-0.075, 0.0135), (-0.05, 0.0145), (0, 0.0175), (0.05, 0.0145), (0.075, 0.0135)]
    add_turned([(size * t, size * r) for t, r in grip], middle, axis, look["steel"], "grip", 64)
    for side in (1, -1):
        out = axis * side
        add_turned([(0, 0.024 * size), (0.006 * size, 0.024 * size)], middle + 0.066 * size * out, out, look["steel"], "collar", 64)
        head = [(0, 0.05), (0.012, 0.0693), (0.073, 0.0693), (0.085, 0.05)]
        add_bevelled([(size * t, size * r) for t, r in head], middle + 0.07 * size * out, out, look["rubber"], 6, turn, 0.006 * size)
        add_turned([(0, 0.03 * size), (0.003 * size, 0.03 * size), (0.003 * size, 0.028 * size)], middle + 0.155 * size * out, out, look["steel"], "cap", 96)


def add_mat(middle, size):
    """An exercise mat: `middle` is that of its upper side, `size` its width, length and thickness."""
    width, length, thickness = size
    radius, bevel, steps = 0.03, 0.3 * thickness, 9
    angles = np.radians(np.concatenate([np.linspace(start, start + 90, steps) for start in (0, 90, 180, 270)]))
    corners = np.repeat([(1, 1), (-1, 1), (-1, -1), (1, -1)], steps, axis=0) * (np.array([width, length]) / 2 - radius)
    outline = corners + radius * np.stack([np.cos(angles), np.sin(angles)], -1)
    inner = outline * (1 - 2 * bevel / np.array([width, length]))
    rows = [(inner, -thickness), (outline, bevel - thickness), (outline, -bevel), (inner, 0)]
    count = len(outline)
    vertices = np.concatenate([np.column_stack([line, np.full(count, height)]) for line, height in rows]) + middle
    look = material("mat", (0.008, 0.008, 0.009), 0.8)
    look.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.12
    add_mesh("mat", vertices, rows_of_quads(len(rows), count), look).modifiers.new("edges", "EDGE_SPLIT").split_angle = 0.9


def add_ring(middle, normal, grips, radius=0.19, thick=0.008, tone=0.4):
    """A pilates ring with two pads, which lie in the direction `grips` from its middle."""
    normal = np.asarray(normal, float) / np.linalg.norm(normal)
    one = np.asarray(grips, float) - normal * (normal @ grips)
    one /= np.linalg.norm(one)
    other = np.cross(normal, one)
    arc = lambda angles: np.cos(angles)[:, None] * one + np.sin(angles)[:, None] * other
    around, across = np.linspace(0, 2 * np.pi, 161), np.linspace(0, 2 * np.pi, 24, endpoint=False)
    deep, wide = thick * np.cos(across), -0.013 * np.sin(across)
    rows = (radius + deep)[None, :, None] * arc(around)[:, None] + wide[None, :, None] * normal
    add_mesh("ring", rows.reshape(-1, 3) + middle, rows_of_quads(len(around), len(across)), material("ring", (tone, tone, 1.02 * tone), 0.45))
    rounded = 0.5 + 0.5 * np.sqrt(1 - np.linspace(-1, 1, 25) ** 8)
    for side in (0, np.pi):
        add_mesh("pad", *sweep(middle + (radius + 0.002) * arc(side + np.linspace(-0.3, 0.3, 25)), 0.017 * rounded), materials()["rubber"])


def add_stick(middle, axis, length: float, radius: float):
    """A wooden stick with rounded ends."""
    half, round_ = length / 2, np.radians(np.linspace(0, 90, 7))
    end = [(half - radius * (1 - np.sin(a)), radius * np.cos(a)) for a in round_]
    add_turned([*((-t, r) for t, r in reversed(end)), *end], middle, axis, material("wood", (0.95, 0.92, 0.9), 0.5), "stick", 48)
