"""The studio: meshes, materials, lights, camera and the render, in metres with z up."""

import math
from pathlib import Path

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from picture import Picture, View

RED = (1, 0.035, 0.05)
# For what is red itself, and would look pink in the other.
DEEP_RED = (1, 0.01, 0.014)
WHITE = (1, 0.97, 0.95)


def to_stage(points):
    """From the body's decimetres with y up to metres with z up."""
    points = 0.1 * np.asarray(points, float)
    return np.stack([points[..., 0], -points[..., 2], points[..., 1]], -1)


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("black")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0, 0, 0, 1)
    bpy.context.scene.world = world


def add(name: str, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_mesh(name: str, vertices, faces, material=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    if material:
        mesh.materials.append(material)
    return add(name, mesh)


def set_attribute(mesh, name: str, values):
    values = np.asarray(values, np.float32)
    kind = "FLOAT" if values.ndim == 1 else "FLOAT_VECTOR"
    attribute = mesh.attributes.get(name) or mesh.attributes.new(name, kind, "POINT")
    attribute.data.foreach_set("value" if values.ndim == 1 else "vector", values.ravel())


def read_vectors(items, name: str, width=3):
    values = np.empty(len(items) * width, np.float32)
    items.foreach_get(name, values)
    return values.reshape(-1, width).astype(float)


def material(name: str, color, roughness: float, metallic=0.0, emission=None):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*color, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Metallic"].default_value = metallic
    if emission:
        inputs["Emission Color"].default_value = (*RED, 1)
        inputs["Emission Strength"].default_value = emission
    return made


def look_at(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def add_light(place, target, power: float, size, color=WHITE):
    """A rectangular lamp; `size` is its width and height, `power` in watts."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", *size
    light.energy, light.color = power, color
    lamp = add("lamp", light)
    look_at(lamp, place, target)
    lamp.visible_camera = False


def add_camera(view: View, width: int, height: int):
    camera = bpy.data.cameras.new("camera")
    camera.lens = view.lens
    # Blender measures shifts in shares of the larger side.
    scale = width / max(width, height)
    camera.shift_x = (0.5 - view.center[0]) * scale
    camera.shift_y = (view.center[1] - 0.5 * height / width) * scale
    bpy.context.scene.camera = add("camera", camera)
    look_at(bpy.context.scene.camera, view.place, view.target)


def add_backlight(picture: Picture, width: int, height: int):
    """Lights the scene by the flat shape, from where the picture shows it."""
    away, strength = picture.glow
    larger = max(1, height / width)
    corners = [picture.view.behind(point, away, larger) for point in picture.shape]
    lamp = material("backlight", (0, 0, 0), 1, emission=strength)
    add_mesh("backlight", corners, [list(range(len(corners)))], lamp).visible_camera = False


def cover_in_clay():
    """Makes everything grey and evenly lit."""
    bpy.context.scene.view_layers[0].material_override = material("clay", (0.5, 0.5, 0.5), 1)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.3, 0.3, 0.3, 1)
    for lamp in bpy.data.lights:
        lamp.energy, lamp.color = 0.25 * lamp.energy, WHITE


def add_turned(profile, place, axis, material, name="turned", corners=128, hollow=False):
    """A solid of revolution: `profile` has distances along the axis and radii, which may be lists around it; a hollow one is open at both ends."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    one = np.cross(axis, (0, 0, 1) if abs(axis[2]) < 0.9 else (1, 0, 0))
    one /= np.linalg.norm(one)
    other = np.cross(axis, one)
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False)
    circle = np.cos(angles)[:, None] * one + np.sin(angles)[:, None] * other
    vertices = np.concatenate([np.asarray(place) + axis * t + np.asarray(r, float)[..., None] * circle for t, r in profile])
    faces = rows_of_quads(len(profile), corners)
    turned = add_mesh(name, vertices, faces[:-2] if hollow else faces, material)
    turned.modifiers.new("edges", "EDGE_SPLIT").split_angle = math.radians(35)
    return turned


def sweep(points, radii, corners=32):
    """The vertices and faces of a tube along `points` with these radii; both ends are closed."""
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along[0], (0.123, 0.456, 0.789))
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False)
    vertices = []
    for point, direction, radius in zip(points, along, radii):
        side = side - direction * (side @ direction)
        side /= np.linalg.norm(side)
        circle = np.cos(angles)[:, None] * side + np.sin(angles)[:, None] * np.cross(direction, side)
        vertices.append(point + radius * circle)
    return np.concatenate(vertices), rows_of_quads(len(points), corners)


def rows_of_quads(rows: int, corners: int):
    quads = [
        [row * corners + k, row * corners + (k + 1) % corners, (row + 1) * corners + (k + 1) % corners, (row + 1) * corners + k]
        for row in range(rows - 1)
        for k in range(corners)
    ]
    return [*quads, list(range(corners))[::-1], [(rows - 1) * corners + k for k in range(corners)]]


def add_bevelled(profile, place, axis, material, corners: int, turn: float, width: float, name="bevelled"):
    """A prism that `turn` degrees rotate about its axis, with rounded edges; `profile` is that of `add_turned`."""
    prism = add_turned(profile, (0, 0, 0), (0, 0, 1), material, name, corners)
    prism.modifiers.clear()
    bevel = prism.modifiers.new("edges", "BEVEL")
    bevel.width, bevel.segments, bevel.harden_normals = width, 4, True
    prism.location = place
    prism.rotation_mode = "QUATERNION"
    upwards = Vector(axis).to_track_quat("Z", "Y")
    prism.rotation_quaternion = upwards @ Quaternion((0, 0, 1), math.radians(turn))


def smooth_max(one, other, width: float):
    """The larger of two distances, with a fillet of about this width where they are equal."""
    blend = np.maximum(width - np.abs(one - other), 0) / width
    return np.maximum(one, other) + blend**2 * width / 4


def weld(parts, voxel: float, distance, material):
    """One solid of several that overlap, moved onto the surface where `distance`, about that from it, is zero."""
    vertices, faces = [], []
    for part in parts:
        start = len(vertices)
        vertices += [part.matrix_basis @ vertex.co for vertex in part.data.vertices]
        faces += [[start + corner for corner in face.vertices] for face in part.data.polygons]
        bpy.data.objects.remove(part)
    solid = add_mesh("solid", vertices, faces, material)
    solid.modifiers.new("weld", "REMESH").voxel_size = voxel
    solid.modifiers["weld"].use_smooth_shade = True
    solid.data = bpy.data.meshes.new_from_object(solid.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    solid.modifiers.clear()
    points, step = read_vectors(solid.data.vertices, "co"), 1e-4
    for _ in range(6):
        slope = np.stack([distance(points + shift) - distance(points - shift) for shift in step * np.eye(3)], -1) / (2 * step)
        points = points - distance(points)[:, None] * slope / np.maximum((slope**2).sum(1), 0.2)[:, None]
    solid.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    solid.data.update()
    return solid


def add_floor(place, radius: float, brightness=0.3, roughness=0.14):
    """A polished floor that reflects this share of the light and fades into the page at `radius` from `place`.

    It does not mirror the lamps that are there already.
    """
    polish = material("floor", (1, 1, 1), roughness)
    nodes, links = polish.node_tree.nodes, polish.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    glossy, clear, mix = nodes.new("ShaderNodeBsdfAnisotropic"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    glossy.inputs["Roughness"].default_value = roughness
    glossy.inputs["Color"].default_value = (brightness, brightness, brightness, 1)
    where, ball, fade = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexGradient"), nodes.new("ShaderNodeMapRange")
    ball.gradient_type, fade.interpolation_type = "SPHERICAL", "SMOOTHSTEP"
    fade.inputs["From Max"].default_value = 0.7
    links.new(where.outputs["Object"], ball.inputs["Vector"])
    links.new(ball.outputs["Fac"], fade.inputs["Value"])
    links.new(fade.outputs["Result"], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(glossy.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    floor = add_mesh("floor", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [[0, 1, 2, 3]], polish)
    floor.location, floor.scale = place, (radius, radius, radius)
    others = bpy.data.collections.new("all but the floor")
    others.objects.link(floor)
    others.collection_objects[0].light_linking.link_state = "EXCLUDE"
    for lamp in bpy.context.scene.objects:
        if lamp.type == "LIGHT":
            lamp.light_linking.receiver_collection = others


def render(path: Path, width: int, height: int, samples: int):
    """Renders the scene with transparency to a PNG file of 16 bits."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.max_bounces = "CPU", samples, 4
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "16"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def read_pixels(path: Path):
    """The values of a rendered file as they are displayed, rows from the top: red, green, blue and coverage."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], 4)[::-1].astype(float)
