"""Loose shorts: flared from the body's surface, then left to fall as cloth over the legs."""

import bpy
import numpy as np
from scipy.spatial import cKDTree

from compose import smooth_step
from figure.clothes import clip, cloth_material, within
from figure.figure import Figure, Rest
from figure.surface import FineMesh, bridge
from stage import add, add_mesh, read_vectors, set_attribute


def shorts(figure: Figure, look=None, waist=2.25, hem=-2.75, band=0.55, flare=0.07, frames=9):
    """`waist` and `hem` are heights in the rest position, `band` the waistband's height, in decimetres; `flare` is how far the hem stands off, in metres.
    A trim as wide as the band colours it."""
    distance = lambda rest: within(rest, waist - rest.y, rest.y - hem)
    covered = np.clip(distance(Rest(figure.rest, figure.arm)) * 8, 0, 1)
    attributes = {"rest": figure.rest, "arm": figure.arm}
    mesh = FineMesh(bridge(figure.span_seat(figure.coarse, covered), figure.faces, covered, 90), figure.faces, attributes, 1, figure.place)
    rest = figure.rest_of(mesh)
    values = distance(rest)
    polygons, ends, share = clip(mesh.quads(), values)
    between = lambda table: table[ends[:, 0]] + (table[ends[:, 1]] - table[ends[:, 0]]) * (share[:, None] if table.ndim > 1 else share)
    cut = Rest(between(rest.points), between(rest.arm))
    below = waist - band - cut.y
    angle = np.arctan2(cut.z, cut.side - 0.9)
    # Little room between the legs, where both would meet.
    open_ = smooth_step(0, 3.2, below) * (0.15 + 0.85 * smooth_step(0.2, 0.9, cut.side))
    wave = np.sin(9 * angle + 2 * np.sign(cut.x)) + 0.6 * np.sin(14 * angle + 3 * cut.y)
    lift = 0.004 + flare * open_ + 0.012 * smooth_step(0, 0.35, below) + 0.006 * wave * smooth_step(0, 1, below)
    points = between(mesh.points) + between(mesh.normals) * lift[:, None]
    cloth = add_mesh("shorts", points, polygons)
    set_attribute(cloth.data, "edge", waist - cut.y)
    behind = smooth_step(2.6, 1.9, cut.side) * smooth_step(0.3, -0.2, cut.z) * smooth_step(-2.2, -1.2, cut.y)
    fall(figure, cloth, np.where(below < 0.05, 1.0, 0.0), behind, frames)
    cloth.data.materials.append(look or cloth_material())
    solid = cloth.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0022, 1
    cloth.modifiers.new("smooth", "SUBSURF").render_levels = 1
    skin = figure.rest_of(figure.skin)
    figure.hidden |= within(skin, waist - 0.3 - skin.y, skin.y - hem - 0.8) > 0
    press = 0.006 * smooth_step(0, 0.2, distance(skin))
    figure.skin.move(figure.skin.points - figure.skin.normals * press[:, None])
    return cloth


def fall(figure: Figure, cloth, held, hollow, frames: int):
    """Lets cloth fall over the body; it is held where `held` is 1, and spans what is below it where `hollow` is 1."""
    legs = FineMesh(figure.coarse, figure.faces, {}, 1, figure.place)
    body = add("obstacle", legs.mesh)
    body.hide_render = True
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer = 0.004
    group = cloth.vertex_groups.new(name="held")
    for row in np.flatnonzero(held):
        group.add([int(row)], 1.0, "REPLACE")
    simulated = cloth.modifiers.new("cloth", "CLOTH")
    settings = simulated.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.25, 1
    settings.tension_stiffness = settings.compression_stiffness = 12
    settings.shear_stiffness, settings.bending_stiffness = 4, 0.15
    settings.vertex_group_mass = "held"
    simulated.collision_settings.distance_min = 0.003
    simulated.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    points = read_vectors(cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.vertices, "co")
    cloth.modifiers.clear()
    faces = [list(face.vertices)[:4] for face in cloth.data.polygons]
    points = bridge(points, faces, hollow, 240)
    # What fell into the body lies on it.
    tree = cKDTree(legs.points)
    for _ in range(3):
        near = tree.query(points)[1]
        height = np.einsum("ij,ij->i", points - legs.points[near], legs.normals[near])
        points = points + legs.normals[near] * np.maximum(0.005 - height, 0)[:, None]
    cloth.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    cloth.data.update()
    bpy.data.objects.remove(body)
