"""Clothes, cut from the body's surface by a signed distance of rest positions: positive inside the cloth, in decimetres."""

import numpy as np

from compose import smooth_step
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


def dress(figure: Figure, distance, look=None, gap=0.003, thickness=0.0025, passes=40, loose=None, hem=0.0012):
    """Puts on a piece of clothing. `gap` is between skin and cloth, in metres; `loose` adds to it, as a function of rest positions."""
    mesh = figure.cloth_mesh(distance, passes)
    rest = figure.rest_of(mesh)
    values = distance(rest)
    polygons, ends, share = clip(mesh.quads(), values)
    between = lambda table: table[ends[:, 0]] + (table[ends[:, 1]] - table[ends[:, 0]]) * (share[:, None] if table.ndim > 1 else share)
    cut, arm, edge = between(rest.points), between(rest.arm), np.maximum(between(values), 0)
    lift = gap + hem * (edge < 0.12)
    if loose:
        lift = lift + loose(Rest(cut, arm))
    cloth = add_mesh("cloth", between(mesh.points) + between(mesh.normals) * lift[:, None], polygons, look or cloth_material())
    set_attribute(cloth.data, "edge", edge)
    solid = cloth.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    cloth.modifiers.new("edges", "EDGE_SPLIT").split_angle = 0.9
    press = 0.005 * smooth_step(0, 0.2, distance(figure.rest_of(figure.skin)))
    figure.skin.move(figure.skin.points - figure.skin.normals * press[:, None])
    return cloth


def within(rest: Rest, *distances):
    """The part of the body without arms that lies inside all distances."""
    return np.where(rest.arm > 0.5, -1, np.minimum.reduce(distances))


def leggings(waist=2.0, hem=-6.75):
    """Heights in the rest position: 2.0 the waist, -0.4 the crotch, -3.4 the knee, -7.2 the ankle."""
    return lambda rest: within(rest, waist - rest.y, rest.y - hem)


def tank(bottom=1.6, front=5.2, back=5.0, neck=0.62, shoulder=1.25):
    """A tank top: `front` and `back` are the depths of the neckline; the straps lie between `neck` and `shoulder` from the middle."""

    def distance(rest: Rest):
        is_front = smooth_step(-0.1, 0.25, rest.z)
        depth = back + (front - back) * is_front
        opening = neck * np.clip((rest.y - depth) / 0.7, 0, 1) ** 0.5
        inner = np.where(rest.y > depth, rest.side - opening, np.maximum(depth - rest.y, rest.side - opening))
        outer = np.interp(rest.y, [3.6, 4.2, 4.7, 5.3, 6.2], [2.6, 1.75, 1.45, shoulder, shoulder]) - rest.side
        return within(rest, outer, inner, rest.y - bottom)

    return distance
