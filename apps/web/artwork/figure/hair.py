"""Hair as strands on the scalp. Lengths in metres; heights and hairlines in the rest position, in decimetres."""

import bpy
import numpy as np
from scipy.spatial import cKDTree

from compose import smooth_step
from figure.figure import Figure
from stage import add, add_turned, material, to_stage

# The height of the hairline, from the nape (z < 0) to the forehead.
CROPPED = ([-0.6, 0.1, 0.45, 0.75, 1.0, 1.25, 1.8], [8.25, 8.35, 9.05, 9.05, 9.25, 9.5, 9.62])
LONG = ([-0.6, 0.0, 0.35, 0.65, 0.9, 1.15, 1.6], [7.05, 7.15, 7.6, 7.75, 7.95, 8.15, 8.28])


def hair_material(tone=0.012):
    hair = bpy.data.materials.new("hair")
    hair.use_nodes = True
    nodes, links = hair.node_tree.nodes, hair.node_tree.links
    nodes.clear()
    strand = nodes.new("ShaderNodeBsdfHairPrincipled")
    strand.parametrization = "COLOR"
    strand.inputs["Color"].default_value = (tone, tone, 1.05 * tone, 1)
    strand.inputs["Roughness"].default_value, strand.inputs["Radial Roughness"].default_value = 0.35, 0.45
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
    """Where hair grows, and roots on it."""

    def __init__(self, figure: Figure, hairline, width=1.15):
        self.figure = figure
        rest = figure.rest_of(figure.skin)
        self.rest = rest
        ears = cKDTree(figure.ears()).query(rest.points)[0]
        line = np.interp(rest.z, *hairline)
        head = figure.body.head["head"]
        self.density = smooth_step(line - 0.06, line + 0.1, rest.y) * (ears > 0.09) * (rest.side < width) * (rest.y > head[1] - 0.9)
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


def cropped(figure: Figure, top=0.026, sides=0.0016, fade=(8.5, 9.3), hairline=CROPPED, count=30_000, seed=5):
    """Short hair that grows longer with the height, as a fade does."""
    rng = np.random.default_rng(seed)
    scalp = Scalp(figure, hairline)
    places, normals, rest = scalp.roots(count, rng)
    rise = smooth_step(*fade, rest[:, 1])
    length = (sides + top * rise**1.6) * rng.uniform(0.7, 1.3, count)
    forward = scalp.direction((0.25, 0.3, 1))
    out = normals + 0.4 * forward * rise[:, None] + 0.4 * rng.normal(size=places.shape)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    along = np.linspace(0, 1, 5)
    bent = 0.5 * along[None, :, None] ** 2 * (0.4 * forward - 0.3 * normals)[:, None]
    points = places[:, None] + length[:, None, None] * (along[None, :, None] * out[:, None] + bent)
    add_strands(points, (0.00042, 0.0004, 0.0003, 0.0002, 0.0001), hair_material())


def swept(figure: Figure, scalp: Scalp, towards, end=0.93, count=22_000, seed=7):
    """Hair combed along the scalp towards a direction fixed to the head, where it is bound. Returns that place and direction."""
    rng = np.random.default_rng(seed)
    places, normals, _ = scalp.roots(count, rng)
    middle, radius = scalp.sphere()
    bound = scalp.direction(towards)
    start = (places - middle) / np.linalg.norm(places - middle, axis=1, keepdims=True)
    angle = np.arccos(np.clip(start @ bound, -1, 1))
    sine = np.maximum(np.sin(angle), 1e-3)
    jitter = 0.018 * rng.normal(size=places.shape)
    lift = rng.uniform(0.0015, 0.006, count)
    steps = np.linspace(0, 1, 12)
    points = np.empty((count, len(steps), 3))
    for row, step in enumerate(steps):
        share = end * step
        toward = (np.sin((1 - share) * angle) / sine)[:, None] * start + (np.sin(share * angle) / sine)[:, None] * bound
        toward += jitter * np.sin(np.pi * step)
        toward /= np.linalg.norm(toward, axis=1, keepdims=True)
        points[:, row] = middle + toward * (radius(toward) + lift * min(1, 5 * step) + 0.004 * np.sin(np.pi * step))[:, None]
    points[:, 0] = places - 0.001 * normals
    add_strands(points, np.linspace(0.00042, 0.0003, len(steps)), hair_material())
    stray = rng.choice(count, 420)
    out = 0.8 * normals[stray] + 0.45 * rng.normal(size=(420, 3)) + 0.3 * bound
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    along, length = np.linspace(0, 1, 6), rng.uniform(0.01, 0.032, 420)
    fall = 0.35 * along[None, :, None] ** 2 * np.array([0, 0, -1.0])
    points = (places[stray] + 0.004 * normals[stray])[:, None] + length[:, None, None] * (along[None, :, None] * out[:, None] + fall)
    add_strands(points, np.linspace(0.00016, 0.00004, 6), hair_material())
    return middle + bound * radius(bound[None])[0], bound


def bun(figure: Figure, towards=(0, 0.42, -0.9), size=0.04, seed=7):
    """Hair combed back into a wound bun."""
    rng = np.random.default_rng(seed)
    place, bound = swept(figure, Scalp(figure, LONG), towards, seed=seed)
    middle = place + bound * 0.62 * size
    one = np.cross(bound, (0, 0, 1))
    one /= np.linalg.norm(one)
    other = np.cross(bound, one)
    count, steps = 7000, np.linspace(0, 1, 26)
    start = rng.uniform(0, 2 * np.pi, count)[:, None]
    turn = start + rng.uniform(2.2, 3.8, count)[:, None] * steps
    height = np.arcsin(np.clip(0.42 * rng.normal(size=count), -0.95, 0.95))[:, None]
    height = height + 0.25 * np.sin(turn + 3 * start) + 0.1 * rng.normal(size=count)[:, None] * steps
    flat = np.cos(height)
    out = (np.cos(turn) * flat)[..., None] * one + (np.sin(turn) * flat)[..., None] * other + (0.86 * np.sin(height))[..., None] * bound
    lumps = 1 + 0.05 * np.sin(2 * turn + 1) + 0.04 * np.sin(3 * turn + 4 * height)
    radius = size * (1 - 0.22 * rng.random(count) ** 2)[:, None] * lumps
    add_strands(middle + out * radius[..., None], np.linspace(0.00042, 0.00036, len(steps)), hair_material())
    core = [(-0.8, 0.3), (-0.4, 0.72), (0, 0.78), (0.4, 0.66), (0.66, 0.2)]
    add_turned([(size * t, size * r) for t, r in core], middle, bound, material("core", (0.006, 0.006, 0.006), 0.7), "core", 32)
