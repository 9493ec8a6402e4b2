"""Hair as strands on the scalp. Lengths in metres; heights and hairlines in the rest position, in decimetres."""

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from compose import smooth_step
from figure.figure import Figure
from stage import add, add_turned, material, to_stage

# The height of the hairline above the joint of the head, from the nape (z < 0) to the forehead.
CROPPED = ([-0.6, 0.0, 0.25, 0.45, 0.75, 1.0, 1.25, 1.8], [-0.22, -0.12, 0.04, 0.36, 0.55, 0.81, 1.06, 1.18])
SHORT = ([-0.6, 0.0, 0.35, 0.65, 0.9, 1.15, 1.6], [-0.16, 0.0, 0.24, 0.42, 0.7, 0.94, 1.08])
LONG = ([-0.6, 0.0, 0.35, 0.65, 0.9, 1.15, 1.6], [-0.21, -0.09, 0.24, 0.39, 0.64, 0.89, 1.07])
# For hair that is combed back: it leaves the jaw free and meets the upper edge of the ear.
TIED = ([-0.6, -0.25, 0.05, 0.25, 0.75, 0.95, 1.2, 1.6], [-0.34, -0.22, 0.06, 0.42, 0.52, 0.74, 0.95, 1.07])


def hair_material(tone=0.008):
    hair = bpy.data.materials.new("hair")
    hair.use_nodes = True
    nodes, links = hair.node_tree.nodes, hair.node_tree.links
    nodes.clear()
    strand = nodes.new("ShaderNodeBsdfHairPrincipled")
    strand.parametrization = "COLOR"
    strand.inputs["Color"].default_value = (tone, tone, 1.05 * tone, 1)
    strand.inputs["Roughness"].default_value, strand.inputs["Radial Roughness"].default_value = 0.3, 0.4
    links.new(strand.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs[0])
    return hair


def add_strands(points, radii, look):
    """`points`: strands × points × 3; `radii`: one per point of a strand."""
    count, length, _ = points.shape
    curves = bpy.data.hair_curves.new("hair")
    curves.add_curves([length] * count)
    curves.points.foreach_set("position", points.astype(np.float32).ravel())
    radius = curves.attributes.get("radius") or curves.attributes.new("radius", "FLOAT", "POINT")
    radius.data.foreach_set("value", np.tile(radii, count).astype(np.float32))
    curves.materials.append(look)
    return add("hair", curves)


class Scalp:
    """Where hair grows, and roots on it; over `feather` above the hairline it grows denser. `ragged` is by how much the line wavers."""

    def __init__(self, figure: Figure, hairline, width=1.15, feather=0.08, around_ears=True, ragged=0.0):
        self.figure = figure
        rest = figure.rest_of(figure.skin)
        self.rest = rest
        ears = cKDTree(figure.ears(around_ears)).query(rest.points)[0]
        head = figure.body.head["head"]
        line = np.interp(rest.z, *hairline) + head[1] + ragged * (np.sin(17 * rest.x + 1) + np.sin(41 * rest.x) + np.sin(29 * rest.z)) / 2
        self.density = smooth_step(line - feather, line + 1.5 * feather, rest.y) * (ears > 0.09) * (rest.side < width) * (rest.y > head[1] - 0.9)
        self.is_head = (rest.y > head[1] - 0.6) & (rest.side < 1.2) & (ears > 0.03)
        figure.shade = np.maximum(figure.shade, 0.93 * self.density)

    def roots(self, count: int, rng):
        """Places, normals and rest positions of roots, spread by density."""
        skin = self.figure.skin
        skin.mesh.calc_loop_triangles()
        triangles = np.empty(len(skin.mesh.loop_triangles) * 3, np.int32)
        skin.mesh.loop_triangles.foreach_get("vertices", triangles)
        triangles = triangles.reshape(-1, 3)
        weight = self.density[triangles].mean(1)
        one, two, three = (skin.points[triangles[:, corner]] for corner in range(3))
        weight *= np.linalg.norm(np.cross(two - one, three - one), axis=1)
        chosen = triangles[rng.choice(len(triangles), count, p=weight / weight.sum())]
        shares = rng.dirichlet((1, 1, 1), count)
        spread = lambda table: (table[chosen] * shares[:, :, None]).sum(1)
        return spread(skin.points), spread(skin.normals), spread(self.rest.points)

    def direction(self, vector):
        """A direction fixed to the head, on the stage."""
        turned = to_stage(10 * (self.figure.body.frames()[0]["head"] @ np.asarray(vector, float)))
        return turned / np.linalg.norm(turned)

    def sphere(self):
        """The middle of the head, and the distance of the scalp from it in given directions."""
        head, top = self.figure.body.head["head"], self.figure.body.tail["head"]
        middle = self.figure.posed(np.array([0, (head[1] + top[1]) / 2 + 0.12, 0.35]), "head")
        offsets = self.figure.skin.points[self.is_head] - middle
        lengths = np.linalg.norm(offsets, axis=1)
        tree = cKDTree(offsets / lengths[:, None])

        def radius(directions):
            far, rows = tree.query(directions, k=6)
            weight = 1 / (far + 1e-3)
            return (lengths[rows] * weight).sum(-1) / weight.sum(-1)

        return middle, radius


def cropped(figure: Figure, top=0.026, sides=0.0016, fade=(0.06, 0.86), hairline=CROPPED, feather=0.15, fringe=1.0, count=30_000, seed=5, around_ears=True):
    """Short hair that grows longer with the height, as a fade does; `fringe` is how much longer it is above the forehead."""
    rng = np.random.default_rng(seed)
    scalp = Scalp(figure, hairline, feather=feather, around_ears=around_ears)
    places, normals, rest = scalp.roots(count, rng)
    rise = smooth_step(*fade, rest[:, 1] - figure.body.head["head"][1])
    front = 1 + (fringe - 1) * smooth_step(0.5, 1.3, rest[:, 2])
    length = (sides + top * front * rise**1.6) * rng.uniform(0.7, 1.3, count)
    forward = scalp.direction((0.25, 0.3, 1))
    out = normals + 0.4 * forward * rise[:, None] + 0.4 * rng.normal(size=places.shape)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    along = np.linspace(0, 1, 5)
    bent = 0.5 * along[None, :, None] ** 2 * (0.4 * forward - 0.3 * normals)[:, None]
    points = places[:, None] + length[:, None, None] * (along[None, :, None] * out[:, None] + bent)
    add_strands(points, (0.00042, 0.0004, 0.0003, 0.0002, 0.0001), hair_material())


def swept(figure: Figure, scalp: Scalp, towards, end=0.93, count=22_000, seed=7, volume=0.0045, strays=140, look=None):
    """Hair combed along the scalp in locks `volume` high towards a direction fixed to the head, where it is bound. Returns that place and direction."""
    rng = np.random.default_rng(seed)
    places, normals, rest = scalp.roots(count, rng)
    middle, radius = scalp.sphere()
    bound = scalp.direction(towards)
    start = (places - middle) / np.linalg.norm(places - middle, axis=1, keepdims=True)
    angle = np.arccos(np.clip(start @ bound, -1, 1))
    sine = np.maximum(np.sin(angle), 1e-3)
    one = scalp_side(bound)
    around = np.arctan2(start @ np.cross(bound, one), start @ one)
    # Where a strand lies in the lock that the comb has left, from -0.5 to 0.5.
    share = (around + 0.09 * np.sin(5 * around) + 0.05 * np.sin(11 * around + 1)) * 30 / (2 * np.pi)
    share = share - np.round(share)
    ridge = 1 - (2 * share) ** 2
    lift = rng.uniform(0.001, 0.0025, count) + volume * ridge
    jitter = 0.008 * rng.normal(size=places.shape)
    steps = np.linspace(0, 1, 12)
    points = np.empty((count, len(steps), 3))
    for row, step in enumerate(steps):
        part = end * step
        toward = (np.sin((1 - part) * angle) / sine)[:, None] * start + (np.sin(part * angle) / sine)[:, None] * bound
        aside = -0.5 * share * 2 * np.pi / 30 * smooth_step(0, 0.5, step)
        toward += aside[:, None] * np.cross(bound, toward) + jitter * np.sin(np.pi * step)
        toward /= np.linalg.norm(toward, axis=1, keepdims=True)
        points[:, row] = middle + toward * (radius(toward) + lift * smooth_step(0, 0.25, step) + 0.004 * np.sin(np.pi * step))[:, None]
    points[:, 0] = places - 0.001 * normals
    # From the forehead, the shortest way to a low knot may lead over the face.
    height = points @ scalp.direction((0, 1, 0))
    points = points[height.min(1) > np.minimum(height[:, 0], height[:, -1]) - 0.012]
    add_strands(points, np.linspace(0.00042, 0.0003, len(steps)), look or hair_material())
    if strays:
        stray = rng.choice(np.flatnonzero(rest[:, 1] > scalp.figure.body.head["head"][1] + 0.35), strays)
        out = 0.3 * normals[stray] + 0.3 * rng.normal(size=(strays, 3)) + 0.8 * bound
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        along, length = np.linspace(0, 1, 6), rng.uniform(0.01, 0.035, strays)
        fall = along[None, :, None] ** 2 * (0.45 * np.array([0, 0, -1.0]) - 0.35 * normals[stray][:, None])
        points = (places[stray] + 0.004 * normals[stray])[:, None] + length[:, None, None] * (along[None, :, None] * out[:, None] + fall)
        add_strands(points, np.linspace(0.00013, 0.00004, 6), look or hair_material())
    return middle + bound * radius(bound[None])[0], bound


def bun(figure: Figure, towards=(0, 0.42, -0.9), size=0.045, tone=0.01, seed=7):
    """Hair combed back, twisted into a thick lock and wound into a bun."""
    rng = np.random.default_rng(seed)
    look = hair_material(tone)
    place, bound = swept(
        figure, Scalp(figure, TIED, feather=0.15, around_ears=False, ragged=0.06), towards, count=26_000, seed=seed, volume=0.0034, strays=160, look=look
    )
    one = scalp_side(bound)
    other = np.cross(bound, one)
    count, steps = 9000, np.linspace(0, 1, 120)
    # The middle of the lock, from the foot of the bun around it to its tip.
    polar, turned = np.radians(112 - 112 * steps**0.9), 2 * np.pi * 2.6 * steps**0.85 + 1
    out = np.cos(turned)[:, None] * one + np.sin(turned)[:, None] * other
    up = np.cos(polar)[:, None] * bound + np.sin(polar)[:, None] * out
    along = np.cross(bound, out)
    path = place + 0.34 * size * bound + 0.7 * size * (np.sin(polar)[:, None] * out + 0.85 * np.cos(polar)[:, None] * bound)
    width = size * np.interp(steps, [0, 0.1, 0.75, 1], [0.2, 0.36, 0.3, 0.22])
    # Where a strand lies in the lock, which is twisted; a few are loose.
    angle, far = rng.uniform(0, 2 * np.pi, (count, 1)), np.sqrt(rng.uniform(0.2, 1, (count, 1))) + 0.4 * rng.random((count, 1)) ** 14
    far = far * (1 + 0.06 * np.sin(5 * angle) + 0.03 * np.sin(13 * angle))
    angle = angle + 5 * steps + 0.15 * rng.normal(size=(count, 1)) * np.sin(9 * steps)
    points = path + (width * far * np.cos(angle))[..., None] * up + (width * far * np.sin(angle))[..., None] * np.cross(along, up)
    add_strands(points, np.full(len(steps), 0.0003), look)
    heights = np.linspace(-1, 1, 24)
    core = [(size * (0.3 + 0.6 * t), 0.7 * size * np.sqrt(1 - t * t)) for t in heights]
    add_turned(core, place, bound, material("core", (0.02, 0.02, 0.02), 0.6), "core", 48)


def ponytail(figure: Figure, towards=(0, 0.12, -1), length=0.26, lean=(0.0, 0.0), size=0.03, seed=11):
    """Hair combed back and tied; the tail falls from there and leans by so many metres to the side and to the back."""
    rng = np.random.default_rng(seed)
    place, bound = swept(figure, Scalp(figure, TIED, feather=0.13, around_ears=False, ragged=0.05), towards, seed=seed)
    down, side = np.array([0, 0, -1.0]), scalp_side(bound)
    steps = np.linspace(0, 1, 30)
    # It rises from the tie, bends down softly and swings to one side and back.
    rise = 0.03 * (1 - np.exp(-7 * steps)) + 0.012 * np.sin(np.pi * steps)
    swing = lean[0] * steps**1.5 + 0.055 * length * np.sin(2 * np.pi * steps**0.9)
    path = place + bound * (0.4 * size + rise)[:, None] + down * (length * steps**1.25)[:, None] + side * swing[:, None]
    path = path + np.array([bound[0], bound[1], 0]) * (lean[1] * steps**1.5)[:, None]
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    other = np.cross(tangent, side)
    count, clumps = 11_000, 18
    clump = rng.integers(clumps, size=count)
    disc = lambda count: (np.sqrt(rng.random(count)) * np.exp(2j * np.pi * rng.random(count)))[:, None]
    # Each clump narrows to a tip of its own; some strands are loose.
    reach = (rng.uniform(0.72, 1, clumps)[clump] * rng.uniform(0.86, 1, count))[:, None]
    along = steps * reach
    middle, phase = 0.68 * disc(clumps)[clump], 2 * np.pi * rng.random(clumps)[clump][:, None]
    middle = middle + 0.13 * along * np.exp(1j * (5 * along + phase))
    own = 0.46 * disc(count) * (1 + 1.8 * rng.random(count) ** 30)[:, None]
    own = own * (1 - 0.6 * (along / reach) ** 2) + 0.03 * disc(count) * np.sin(11 * along + phase)
    index = along * (len(steps) - 1)
    pick = lambda table: np.stack([np.interp(index, np.arange(len(steps)), table[:, k]) for k in range(3)], -1)
    width = size * np.interp(along, [0, 0.06, 0.25, 0.5, 0.8, 1], [0.5, 0.66, 0.95, 1, 0.86, 0.5])
    spread = width * (middle + own) * np.exp(0.6j * along)
    points = pick(path) + spread.real[..., None] * side + spread.imag[..., None] * pick(other)
    add_strands(points, np.linspace(0.0004, 0.0002, len(steps)), hair_material())
    tie = [(-0.006, 0.5), (-0.005, 0.62), (0, 0.68), (0.005, 0.62), (0.006, 0.5)]
    add_turned([(t, size * r) for t, r in tie], place + bound * 0.4 * size, bound, material("tie", (0.012, 0.012, 0.012), 0.6), "tie", 48)


def scalp_side(bound):
    side = np.cross(bound, (0, 0, 1))
    return side / np.linalg.norm(side)


def braid(figure: Figure, towards=(0, -0.45, -0.89), length=0.34, size=0.024, seed=13):
    """Hair combed to the nape and braided from three parts, which lies on the back."""
    rng = np.random.default_rng(seed)
    place, bound = swept(figure, Scalp(figure, TIED, feather=0.13, around_ears=False, ragged=0.05), towards, seed=seed)
    back = np.array([bound[0], bound[1], 0]) / np.linalg.norm(bound[:2])
    side = np.cross(back, (0, 0, 1))
    steps = np.linspace(0, 1, 90)
    path = place + np.array([0, 0, -1.0]) * (length * steps)[:, None]
    # The path follows the back where it is behind a plumb line.
    skin = figure.skin.points - place
    near = skin[np.abs(skin @ side) < 0.025]
    depth = np.array([(near[np.abs(near[:, 2] + length * step) < 0.02] @ back).max(initial=-1) for step in steps])
    hang = 0.012 * (1 - np.exp(-8 * steps))
    behind = np.maximum(gaussian_filter1d(depth, 5) + 0.75 * size, hang - 0.03 * steps)
    path = path + back * (gaussian_filter1d(behind, 4) - behind[0] * np.exp(-12 * steps))[:, None]
    tied = 0.86
    width = size * np.interp(steps, [0, 0.06, 0.3, tied - 0.02, tied, tied + 0.06, 1], [0.6, 0.95, 1, 0.7, 0.42, 0.6, 0.15])
    free = smooth_step(tied - 0.03, tied, steps)
    phase = 2 * np.pi * length * steps / (3.1 * size)
    for part in range(3):
        count = 900
        turn = phase + 2 * np.pi * part / 3
        across, deep = 0.62 * np.sin(turn) * (1 - free), 0.34 * np.sin(2 * turn) * (1 - free)
        axis = path + (width * across)[:, None] * side + (width * deep)[:, None] * back
        angle, far = rng.uniform(0, 2 * np.pi, count)[:, None], np.sqrt(rng.uniform(0.1, 1.05, count))[:, None]
        reach = far * width * (0.56 + 0.3 * free)
        angle = angle + 1.2 * np.sin(turn) + 0.2 * rng.normal(size=count)[:, None] * steps
        points = axis + (reach * np.cos(angle))[..., None] * side + (0.85 * reach * np.sin(angle))[..., None] * back
        add_strands(points, np.full(len(steps), 0.00038), hair_material())
    row = np.searchsorted(steps, tied)
    tie = [(-0.007, 0.4), (-0.006, 0.5), (0, 0.54), (0.006, 0.5), (0.007, 0.4)]
    add_turned([(t, size * r) for t, r in tie], path[row], path[row] - path[row - 2], material("tie", (0.012, 0.012, 0.012), 0.6), "tie", 48)
