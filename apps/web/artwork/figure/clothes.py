"""Clothes, cut from the body's surface by a signed distance of rest positions: positive inside the cloth, in decimetres."""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.spatial import cKDTree

from compose import smooth_step
from figure.body import Body
from figure.figure import Figure, Rest
from stage import add_mesh, material, set_attribute

CLOTH = (0.012, 0.012, 0.014)


def clip(faces, values):
    """Cuts faces where `values` of their corners change sign. Returns the kept faces, and for each of their vertices
    the two old vertices that it lies between and its share of the second one."""
    inside = values > 0
    counts = inside[faces].sum(1)
    kept, crossed = faces[counts == faces.shape[1]], faces[(counts > 0) & (counts < faces.shape[1])]
    made: dict[tuple[int, int], int] = {}

    def vertex(one: int, other: int):
        return made.setdefault((min(one, other), max(one, other)), len(made))

    polygons = [[vertex(corner, corner) for corner in face] for face in kept]
    for face in crossed:
        polygon = []
        for one, other in zip(face, np.roll(face, -1)):
            if inside[one]:
                polygon.append(vertex(one, one))
            if inside[one] != inside[other]:
                polygon.append(vertex(one, other))
        polygons.append(polygon)
    ends = np.array(list(made))
    low, high = values[ends[:, 0]], values[ends[:, 1]]
    share = np.where(ends[:, 0] == ends[:, 1], 0, low / np.where(low == high, 1, low - high))
    return polygons, ends, share


def cloth_material(color=CLOTH, trim=None, trim_width=0.08, roughness=0.62, folds=0.0):
    """`trim` is the colour of an edge of `trim_width` decimetres; `folds` is the height of creases in metres."""
    cloth = material("cloth", color, roughness)
    nodes, links = cloth.node_tree.nodes, cloth.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Sheen Weight"].default_value = 0.25
    if trim:
        edge, inner, mix = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixRGB")
        edge.attribute_name = "edge"
        inner.operation = "GREATER_THAN"
        inner.inputs[1].default_value = trim_width
        mix.inputs[1].default_value, mix.inputs[2].default_value = (*trim, 1), (*color, 1)
        links.new(edge.outputs["Fac"], inner.inputs[0])
        links.new(inner.outputs[0], mix.inputs[0])
        links.new(mix.outputs[0], surface.inputs["Base Color"])
    if folds:
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 14, 2
        bump.inputs["Distance"].default_value = folds
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs[0], surface.inputs["Normal"])
    return cloth


def distance_to_edges(points, polygons):
    """How far each vertex is from the nearest edge of the surface."""
    edges: dict[tuple[int, int], int] = {}
    for polygon in polygons:
        for one, other in zip(polygon, polygon[1:] + polygon[:1]):
            edges[min(one, other), max(one, other)] = edges.get((min(one, other), max(one, other)), 0) + 1
    ends = points[np.array([edge for edge, count in edges.items() if count == 1])]
    steps = np.linspace(0, 1, 9)[:, None, None]
    return cKDTree((ends[:, 0] * (1 - steps) + ends[:, 1] * steps).reshape(-1, 3)).query(points)[0]


def dress(figure: Figure, distance, look=None, gap=0.003, thickness=0.0025, passes=40, loose=None, hem=0.0012, over=None):
    """Puts on a piece of clothing. `gap` is between skin and cloth, in metres; `loose` adds to it, as a function of rest positions.
    `over` is the distance of a larger piece whose surface this one follows, as a band does."""
    mesh = figure.cloth_mesh(over or distance, passes)
    rest = figure.rest_of(mesh)
    values = distance(rest)
    polygons, ends, share = clip(mesh.quads(), values)
    between = lambda table: table[ends[:, 0]] + (table[ends[:, 1]] - table[ends[:, 0]]) * (share[:, None] if table.ndim > 1 else share)
    cut, arm = between(rest.points), between(rest.arm)
    edge = distance_to_edges(cut, polygons)
    lift = gap + hem * (edge < 0.12)
    if loose:
        lift = lift + loose(Rest(cut, arm))
    cloth = add_mesh("cloth", between(mesh.points) + between(mesh.normals) * lift[:, None], polygons, look or cloth_material())
    set_attribute(cloth.data, "edge", edge)
    solid = cloth.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    cloth.modifiers.new("edges", "EDGE_SPLIT").split_angle = 0.9
    covered = distance(figure.rest_of(figure.skin))
    figure.hidden |= covered > 0.2
    press = 0.005 * smooth_step(0, 0.2, covered)
    figure.skin.move(figure.skin.points - figure.skin.normals * press[:, None])
    return cloth


def within(rest: Rest, *distances):
    """The part of the body without arms that lies inside all distances."""
    return np.where(rest.arm > 0.5, -1, np.minimum.reduce(distances))


def leggings(waist=2.0, hem=-6.75):
    """Heights in the rest position: 2.0 the waist, -0.4 the crotch, -3.4 the knee, -7.2 the ankle."""
    return lambda rest: within(rest, waist - rest.y, rest.y - hem)


# The edges of tops: heights, as shares of the way from the hips (0) to the neck (1), and how far from the middle they are there,
# as shares of the way to the shoulder; first at the back, then in front.
ARMHOLES = {
    "classic": (
        ((0.5, 1.3), (0.56, 0.98), (0.62, 0.82), (0.72, 0.7), (0.85, 0.66), (1.1, 0.7)),
        ((0.5, 1.3), (0.57, 0.95), (0.68, 0.72), (0.85, 0.66), (1.1, 0.7)),
    ),
    "racer": (
        ((0.5, 1.3), (0.57, 0.92), (0.64, 0.62), (0.72, 0.42), (0.8, 0.34), (0.9, 0.42), (1.1, 0.62)),
        ((0.5, 1.3), (0.57, 0.95), (0.7, 0.72), (0.85, 0.62), (1.1, 0.62)),
    ),
    "strap": (
        ((0.5, 1.3), (0.54, 0.98), (0.6, 0.74), (0.68, 0.6), (0.8, 0.52), (0.9, 0.52), (1.1, 0.56)),
        ((0.5, 1.3), (0.57, 0.95), (0.68, 0.68), (0.85, 0.56), (1.1, 0.56)),
    ),
}


def tank(body: Body, armholes="classic", bottom=0.0, depth=(0.9, 0.78), opening=0.4):
    """A sleeveless top: `depth` is how low the neckline is at the back and in front, `opening` how wide, in the shares above."""
    hips, neck = body.head["upperleg01.L"][1], body.head["neck01"][1]
    shoulder = body.head["upperarm01.L"][0]
    outlines = [PchipInterpolator(*zip(*rows), extrapolate=False) for rows in ARMHOLES[armholes]]

    def distance(rest: Rest):
        height, side = (rest.y - hips) / (neck - hips), rest.side / shoulder
        is_front = smooth_step(-0.1, 0.25, rest.z)
        blend = lambda back, front: back * (1 - is_front) + front * is_front
        outer = blend(*(outline(np.clip(height, 0.5, 1.1)) for outline in outlines))
        outer = np.where(height < 0.5, 9, outer)
        low = blend(*depth)
        rise = np.clip((height - low) / (0.95 - low), 0, 1)
        wide = opening * np.sqrt(1 - (1 - rise) ** 2)
        inner = np.where(height > low, side - wide, np.maximum(side, (low - height) * (neck - hips) / shoulder))
        return within(rest, (outer - side) * shoulder, inner * shoulder, (height - bottom) * (neck - hips))

    return distance


def sports_bra(bottom=3.2, front=4.6, back=4.9):
    """A racerback: `front` and `back` are the depths of the neckline; heights as in `leggings`."""
    heights = (3.2, 3.95, 4.3, 4.65, 5.0, 5.4, 5.9)
    behind, before = (PchipInterpolator(heights, sides) for sides in ((1.8, 1.8, 0.98, 0.6, 0.58, 0.92, 1.1), (1.8, 1.8, 1.45, 1.1, 1.0, 1.02, 1.1)))

    def distance(rest: Rest):
        is_front = smooth_step(-0.1, 0.25, rest.z)
        height = np.clip(rest.y, heights[0], heights[-1])
        outer = behind(height) * (1 - is_front) + before(height) * is_front
        depth = back + (front - back) * is_front
        opening = 0.78 * np.clip((rest.y - depth) / 0.9, 0, 1) ** 0.5
        inner = np.where(rest.y > depth, rest.side - opening, np.maximum(depth - rest.y, rest.side - opening))
        return within(rest, outer - rest.side, inner, rest.y - bottom)

    return distance


def wrist_wraps(body: Body, start=0.72, end=0.97):
    """Bands around both wrists, between these shares of the way from the elbow."""
    elbow, wrist = body.head["lowerarm01.L"], body.head["wrist.L"]
    along = wrist - elbow

    def distance(rest: Rest):
        mirrored = np.stack([rest.side, rest.y, rest.z], -1)
        share = (mirrored - elbow) @ along / (along @ along)
        near = np.linalg.norm(mirrored - elbow - share[:, None] * along, axis=1) < 0.8
        length = np.linalg.norm(along)
        return np.where(near & (rest.arm > 0.5), np.minimum(share - start, end - share) * length, -1)

    return distance
