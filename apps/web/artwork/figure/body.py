"""A posable body: MakeHuman's base mesh with targets, a skeleton and skin weights (CC0), in decimetres with y up and the face to +z."""

import gzip
import json
import os
from functools import cache
from pathlib import Path

import numpy as np
from scipy.spatial.transform import Rotation

BODY_VERTICES = 13380


def data_folder() -> Path:
    return Path(os.environ["MPFB2"])


@cache
def base_mesh():
    """All vertices, and the faces of each group."""
    vertices, faces, group = [], {}, ""
    for line in (data_folder() / "3dobjs/base.obj").read_text().splitlines():
        kind, *values = line.split() or [""]
        if kind == "v":
            vertices.append([float(value) for value in values[:3]])
        elif kind == "g":
            group = values[0]
        elif kind == "f":
            faces.setdefault(group, []).append([int(value.split("/")[0]) - 1 for value in values])
    return np.array(vertices), faces


@cache
def target(name: str):
    """The vertices that a target moves, and by how much at weight 1."""
    rows = []
    with gzip.open(data_folder() / f"targets/{name}.target.gz", "rt") as file:
        for line in file:
            values = line.split()
            if len(values) == 4 and line[0] not in '#"':
                rows.append([float(value) for value in values])
    rows = np.array(rows).reshape(-1, 4)
    return rows[:, 0].astype(int), rows[:, 1:]


@cache
def read_json(path: str):
    return json.loads((data_folder() / path).read_text())


def unit(vector):
    vector = np.asarray(vector, float)
    return vector / np.linalg.norm(vector)


def turn(axis, degrees: float):
    """The matrix of a rotation about an axis."""
    return Rotation.from_rotvec(np.radians(degrees) * unit(axis)).as_matrix()


def turn_between(one, other):
    """The smallest rotation from one direction to another."""
    one, other = unit(one), unit(other)
    axis = np.cross(one, other)
    sine = np.linalg.norm(axis)
    return np.eye(3) if sine < 1e-8 else turn(axis, np.degrees(np.arctan2(sine, one @ other)))


class Body:
    """A body in the rest position; its methods pose it."""

    def __init__(self, shape: dict[str, float]):
        self.rest = base_mesh()[0].copy()
        for name, weight in shape.items():
            rows, moves = target(name)
            self.rest[rows] += weight * moves
        rig = read_json("rigs/standard/rig.default.json")
        rig = rig.get("bones", rig)
        self.head = {name: self._point(bone["head"]) for name, bone in rig.items()}
        self.tail = {name: self._point(bone["tail"]) for name, bone in rig.items()}
        self.parent = {name: bone["parent"] or None for name, bone in rig.items()}
        self.bones: list[str] = []
        for name in rig:
            self._order(name)
        self.weights = np.zeros((len(self.rest), len(self.bones)))
        for name, rows in read_json("rigs/standard/weights.default.json")["weights"].items():
            rows = np.array(rows).reshape(-1, 2)
            self.weights[rows[:, 0].astype(int), self.bones.index(name)] = rows[:, 1]
        self.weights /= np.maximum(self.weights.sum(1, keepdims=True), 1e-6)
        self.local = {name: np.eye(3) for name in self.bones}

    def _point(self, place):
        if place["strategy"] == "CUBE":
            ranges = read_json("mesh_metadata/basemesh_vertex_groups.json")[place["cube_name"]]
            return self.rest[np.concatenate([np.arange(a, b + 1) for a, b in ranges])].mean(0)
        if place["strategy"] == "VERTEX":
            return self.rest[place["vertex_index"]]
        return self.rest[place["vertex_indices"]].mean(0)

    def _order(self, name: str):
        if name in self.bones:
            return
        if self.parent[name]:
            self._order(self.parent[name])
        self.bones.append(name)

    def direction(self, bone: str):
        """From the bone's head to its tail, in the rest position."""
        return self.tail[bone] - self.head[bone]

    def frames(self):
        """The rotation and the place of each bone in the pose."""
        rotations, places = {}, {}
        for name in self.bones:
            parent = self.parent[name]
            if parent is None:
                rotations[name], places[name] = self.local[name], self.head[name]
            else:
                rotations[name] = rotations[parent] @ self.local[name]
                offset = self.head[name] - self.head[parent]
                places[name] = places[parent] + rotations[parent] @ offset
        return rotations, places

    def _apply(self, bone: str, world_turn):
        rotations, _ = self.frames()
        parent = self.parent[bone]
        outer = rotations[parent] if parent else np.eye(3)
        self.local[bone] = outer.T @ world_turn @ rotations[bone]

    def rotate(self, bone: str, axis, degrees: float):
        """Rotates a bone about an axis of the world."""
        self._apply(bone, turn(axis, degrees))

    def orient(self, bone: str, rotation):
        """Gives a bone this rotation from its rest position to the world."""
        parent = self.parent[bone]
        self.local[bone] = (self.frames()[0][parent].T if parent else np.eye(3)) @ rotation

    def aim(self, bone: str, direction, reference=None):
        """Points a bone, or a direction fixed to it in the rest position, in a direction of the world."""
        reference = self.direction(bone) if reference is None else reference
        current = self.frames()[0][bone] @ reference
        self._apply(bone, turn_between(current, direction))

    def aim_limb(self, limb: str, side: str, upper, lower):
        """Points both parts of an "arm" or a "leg" in directions of the world; None leaves the upper part as it is."""
        for part, direction in (("upper", upper), ("lower", lower)):
            if direction is not None:
                for half in ("01", "02"):
                    self.aim(f"{part}{limb}{half}.{side}", direction)

    def point_foot(self, side: str, direction, toes=16):
        """Points a foot, from the ankle to the ball, and bends its toes towards the sole, by degrees."""
        foot = f"foot.{side}"
        self.aim(foot, direction, self.head[f"toe2-1.{side}"] - self.head[foot])
        across = self.frames()[0][foot] @ np.array([1.0, 0, 0])
        for toe in range(1, 6):
            for joint in (1, 2, 3):
                if (bone := f"toe{toe}-{joint}.{side}") in self.local:
                    self.rotate(bone, across, toes)

    def hand(self, side: str):
        """The directions of a hand in the rest position: along it, across to the little finger, out of the palm."""
        knuckles = [self.head[f"finger{finger}-1.{side}"] for finger in (2, 3, 4, 5)]
        along = unit((knuckles[1] + knuckles[2]) / 2 - self.head[f"wrist.{side}"])
        across = knuckles[3] - knuckles[0]
        across = unit(across - along * (across @ along))
        return along, across, np.cross(along, across) * (-1 if side == "L" else 1)

    def turn_palm(self, side: str, normal, shares: dict[str, float]):
        """Twists bones of an arm so that the palm faces a direction of the world; each bone takes its share."""
        rotations, _ = self.frames()
        axis = unit(rotations[f"lowerarm01.{side}"] @ self.direction(f"lowerarm01.{side}"))
        current = rotations[f"wrist.{side}"] @ self.hand(side)[2]
        one, other = (v - axis * (v @ axis) for v in (current, np.asarray(normal, float)))
        angle = np.degrees(np.arctan2(np.cross(one, other) @ axis, one @ other))
        for part, share in shares.items():
            bone = f"{part}.{side}"
            rotations, _ = self.frames()
            self.rotate(bone, rotations[bone] @ self.direction(bone), angle * share)

    def reach(self, side: str, place, elbow):
        """Bends an arm so that the wrist comes to a place, with the elbow on the side of a direction of the world."""
        length_of = lambda part: sum(np.linalg.norm(self.direction(f"{part}{half}.{side}")) for half in ("01", "02"))
        upper, lower = length_of("upperarm"), length_of("lowerarm")
        line = np.asarray(place, float) - self.frames()[1][f"upperarm01.{side}"]
        length = min(np.linalg.norm(line), 0.999 * (upper + lower))
        line = unit(line)
        out = unit(elbow - line * (np.asarray(elbow, float) @ line))
        cosine = (upper**2 + length**2 - lower**2) / (2 * upper * length)
        middle = upper * (cosine * line + np.sqrt(1 - cosine**2) * out)
        self.aim_limb("arm", side, middle, length * line - middle)

    def curl(self, side: str, finger: int, angles):
        """Bends the joints of a finger towards the palm, by degrees from the knuckle on."""
        normal = self.hand(side)[2]
        for joint, angle in enumerate(angles, 1):
            bone = f"finger{finger}-{joint}.{side}"
            axis = np.cross(unit(self.direction(bone)), normal)
            self.local[bone] = turn(axis, angle) @ self.local[bone]

    def spread(self, side: str, finger: int, degrees: float):
        bone = f"finger{finger}-1.{side}"
        self.local[bone] = turn(self.hand(side)[2], degrees) @ self.local[bone]

    def posed(self, points, bone: str):
        """Where points fixed to a bone in the rest position are in the pose."""
        rotations, places = self.frames()
        return places[bone] + (np.asarray(points) - self.head[bone]) @ rotations[bone].T

    def weight_of(self, *prefixes: str):
        """How much each vertex follows the bones whose names begin with a prefix."""
        return self.weights[:, [i for i, n in enumerate(self.bones) if n.startswith(prefixes)]].sum(1)

    def skin(self, volume: float):
        """All vertices in the pose: linear blending, with this share of dual quaternions, which keep the volume of bent joints."""
        rotations, places = self.frames()
        matrices = np.stack([rotations[name] for name in self.bones])
        offsets = np.stack([places[n] - rotations[n] @ self.head[n] for n in self.bones])
        linear = np.einsum("vb,bij,vj->vi", self.weights, matrices, self.rest) + self.weights @ offsets
        return (1 - volume) * linear + volume * self._dual_quaternion_skin(matrices, offsets)

    def _dual_quaternion_skin(self, matrices, offsets):
        real = Rotation.from_matrix(matrices).as_quat()[:, [3, 0, 1, 2]]
        for index, name in enumerate(self.bones):
            parent = self.parent[name]
            if parent and real[index] @ real[self.bones.index(parent)] < 0:
                real[index] *= -1
        w, vector = real[:, :1], real[:, 1:]
        scalar = -(offsets * vector).sum(1, keepdims=True)
        dual = 0.5 * np.hstack([scalar, w * offsets + np.cross(offsets, vector)])
        real, dual = self.weights @ real, self.weights @ dual
        length = np.linalg.norm(real, axis=1, keepdims=True)
        real, dual = real / length, dual / length
        w, vector = real[:, :1], real[:, 1:]
        turned = self.rest + 2 * np.cross(vector, np.cross(vector, self.rest) + w * self.rest)
        return turned + 2 * (w * dual[:, 1:] - dual[:, :1] * vector + np.cross(vector, dual[:, 1:]))
