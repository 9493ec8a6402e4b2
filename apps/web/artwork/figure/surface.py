"""From a posed body to a fine mesh with muscles."""

import bpy
import numpy as np
from scipy.sparse import coo_matrix, diags

from stage import add, add_mesh, read_vectors, set_attribute, to_stage

# The parts whose muscles are sharpened; hands, feet and head stay as they are.
MUSCULAR = ("spine", "clavicle", "shoulder", "upperarm", "lowerarm", "pelvis", "upperleg", "lowerleg", "neck01", "neck02")


def averages(count: int, faces):
    """The matrix that replaces each vertex by the mean of its neighbours."""
    edges = np.array([edge for face in faces for edge in zip(face, face[1:] + face[:1])])
    rows, columns = np.concatenate([edges, edges[:, ::-1]]).T
    links = coo_matrix((np.ones(len(rows)), (rows, columns)), shape=(count, count)).tocsr()
    links.data[:] = 1
    return diags(1 / np.maximum(np.asarray(links.sum(1)).ravel(), 1)) @ links


def sharpen(points, faces, weights, amount: float, passes=8):
    """Exaggerates the relief of muscles, as unsharp masking does for a picture."""
    mean, smooth = averages(len(points), faces), points
    for _ in range(passes):
        smooth = 0.5 * smooth + 0.5 * (mean @ smooth)
    return points + amount * weights[:, None] * (points - smooth)


def relax(points, faces, weights, passes: int):
    """Smooths away details, as cloth does that hides them."""
    mean = averages(len(points), faces)
    for _ in range(passes):
        points = points + 0.5 * weights[:, None] * (mean @ points - points)
    return points


def normals(points, quads):
    result = np.zeros_like(points)
    across = np.cross(points[quads[:, 2]] - points[quads[:, 0]], points[quads[:, 3]] - points[quads[:, 1]])
    for corner in range(4):
        np.add.at(result, quads[:, corner], across)
    return result / (np.linalg.norm(result, axis=1, keepdims=True) + 1e-9)


def bridge(points, faces, weights, passes: int):
    """Fills hollows, as cloth that lies over them does: smooths, but only outwards."""
    mean = averages(len(points), faces)
    quads = np.array([face if len(face) == 4 else face + face[-1:] for face in faces])
    for _ in range(passes):
        out = normals(points, quads)
        rise = np.einsum("ij,ij->i", mean @ points - points, out)
        points = points + 0.8 * out * (np.maximum(rise, 0) * weights)[:, None]
    return points


class FineMesh:
    """A subdivided mesh in metres; attributes of its vertices are interpolated."""

    def __init__(self, points, faces, attributes, levels: int, place):
        coarse = add_mesh("coarse", to_stage(points) + place, faces)
        for name, values in attributes.items():
            set_attribute(coarse.data, name, values)
        subdivision = coarse.modifiers.new("subdivision", "SUBSURF")
        subdivision.levels = levels
        subdivision.use_limit_surface = False
        evaluated = coarse.evaluated_get(bpy.context.evaluated_depsgraph_get())
        self.mesh = bpy.data.meshes.new_from_object(evaluated)
        bpy.data.objects.remove(coarse)
        self.points = read_vectors(self.mesh.vertices, "co")
        self.normals = read_vectors(self.mesh.vertices, "normal")

    def read(self, attribute: str):
        data = self.mesh.attributes[attribute]
        is_vector = data.data_type == "FLOAT_VECTOR"
        values = read_vectors(data.data, "vector" if is_vector else "value", 3 if is_vector else 1)
        return values if is_vector else values[:, 0]

    def quads(self):
        corners = np.empty(len(self.mesh.loops), np.int32)
        self.mesh.loops.foreach_get("vertex_index", corners)
        return corners.reshape(-1, 4)

    def move(self, points):
        self.points = points
        self.mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        self.mesh.update()

    def show(self, name: str, material):
        self.mesh.materials.clear()
        self.mesh.materials.append(material)
        self.mesh.polygons.foreach_set("material_index", np.zeros(len(self.mesh.polygons), np.int32))
        self.mesh.polygons.foreach_set("use_smooth", np.ones(len(self.mesh.polygons), bool))
        return add(name, self.mesh)
