"""The studio: meshes, materials, lights, camera and the render, in metres with z up."""

import math
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

from picture import Picture, View

RED = (1, 0.035, 0.05)
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


def add_turned(profile, place, axis, material, name="turned", corners=128):
    """A solid of revolution: `profile` has distances along the axis and radii."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    one = np.cross(axis, (0, 0, 1) if abs(axis[2]) < 0.9 else (1, 0, 0))
    one /= np.linalg.norm(one)
    other = np.cross(axis, one)
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False)
    circle = np.cos(angles)[:, None] * one + np.sin(angles)[:, None] * other
    vertices = np.concatenate([np.asarray(place) + axis * t + r * circle for t, r in profile])
    ring = lambda row: [row * corners + k for k in range(corners)]
    faces = [
        [row * corners + k, row * corners + (k + 1) % corners, (row + 1) * corners + (k + 1) % corners, (row + 1) * corners + k]
        for row in range(len(profile) - 1)
        for k in range(corners)
    ]
    turned = add_mesh(name, vertices, [*faces, ring(0)[::-1], ring(len(profile) - 1)], material)
    turned.modifiers.new("edges", "EDGE_SPLIT").split_angle = math.radians(35)
    return turned


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
