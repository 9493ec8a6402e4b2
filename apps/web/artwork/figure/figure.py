"""A posed body on the stage: its skin, and the places where clothes and hair grow."""

import numpy as np
from scipy.spatial import cKDTree

from compose import smooth_step
from figure.body import BODY_VERTICES, Body, base_mesh, target
from figure.surface import MUSCULAR, FineMesh, bridge, relax, sharpen
from stage import material, set_attribute, to_stage

ARM = ("upperarm", "lowerarm", "wrist", "metacarpal", "finger")


class Rest:
    """Where points are in the rest position, in decimetres, and whether they belong to an arm (1) or not (0)."""

    def __init__(self, points, arm):
        self.x, self.y, self.z = points.T
        self.points, self.arm = points, arm
        self.side = np.abs(self.x)


class Figure:
    """`volume` is the share of dual quaternions (little with raised arms), `muscle` how much relief is exaggerated;
    `raised` arms have no notch between neck and shoulder."""

    def __init__(self, body: Body, muscle=0.6, volume=0.15, place=(0, 0, 0), levels=2, smooth_legs=0.0, raised=False):
        self.body, self.place, self.levels = body, np.asarray(place, float), levels
        self.faces = base_mesh()[1]["body"]
        self.rest = body.rest[:BODY_VERTICES]
        self.arm = np.clip(body.weight_of(*ARM), 0, 1)[:BODY_VERTICES]
        relief = np.clip(body.weight_of(*MUSCULAR), 0, 1) * (1 - smooth_legs * np.clip(body.weight_of("upperleg", "lowerleg"), 0, 1))
        skin = body.skin(volume)[:BODY_VERTICES]
        if raised:
            shoulders = np.clip(1.5 * body.weight_of("clavicle", "shoulder01"), 0, 1)[:BODY_VERTICES]
            skin = bridge(skin, self.faces, shoulders, 40)
        self.coarse = sharpen(skin, self.faces, relief[:BODY_VERTICES], muscle)
        self.skin = self.fine_mesh(self.coarse)
        # Where the skin is as dark as hair, from 0 to 1.
        self.shade = np.zeros(len(self.skin.points))
        # Which vertices of the skin lie under cloth.
        self.hidden = np.zeros(len(self.skin.points), bool)
        # Where chalk is on the skin.
        self.chalk = np.zeros(len(self.skin.points))

    def fine_mesh(self, coarse, rest=None):
        return FineMesh(coarse, self.faces, {"rest": self.rest if rest is None else rest, "arm": self.arm}, self.levels, self.place)

    def at(self, points):
        """From the body's decimetres, in the pose, to the stage."""
        return to_stage(points) + self.place

    def posed(self, points, bone: str):
        """Where rest positions fixed to a bone are on the stage."""
        return self.at(self.body.posed(points, bone))

    def stand(self):
        """Moves the figure so that its lowest point is on the floor."""
        lowest = self.skin.points[:, 2].min()
        self.place = self.place - (0, 0, lowest)
        self.skin.move(self.skin.points - (0, 0, lowest))

    def rest_of(self, mesh: FineMesh):
        return Rest(mesh.read("rest"), mesh.read("arm"))

    def cloth_mesh(self, distance, passes: int):
        """The skin as cloth lies over it: hollows filled where `distance`, of rest positions, is positive."""
        covered = np.clip(distance(Rest(self.rest, self.arm)) * 8, 0, 1)
        smooth = lambda points: relax(self.span_seat(points, covered), self.faces, covered, 8)
        return self.fine_mesh(bridge(smooth(self.coarse), self.faces, covered, passes), smooth(self.rest))

    def span_seat(self, points, covered, reach=0.62):
        """Pulls cloth straight across the crease of the seat, `reach` to each side."""
        x, y, z = self.rest.T
        weight = covered * (z < 0.1) * (self.arm < 0.5)
        back = np.flatnonzero((weight > 0) & (np.abs(x) < 1.2))
        if not len(back):
            return points
        tree = cKDTree(self.rest[back, :2])
        weight = weight * smooth_step(reach, 0.7 * reach, np.abs(x)) * smooth_step(-0.9, -0.5, y) * smooth_step(2.3, 1.7, y)
        rows = np.flatnonzero(weight > 0)
        far, near = tree.query(np.stack([np.stack([side * np.full(len(rows), reach), y[rows]], -1) for side in (-1, 1)]), k=8)
        share = 1 / (far**2 + 0.01)
        left, right = (points[back[near]] * (share / share.sum(-1, keepdims=True))[..., None]).sum(-2)
        across = ((x[rows] + reach) / (2 * reach))[:, None]
        points = points.copy()
        points[rows] += weight[rows, None] * (left + (right - left) * across - points[rows])
        return points

    def ears(self, around=True):
        """The rest positions of both ears, with or without the skin around them."""
        rows = []
        for side in "lr":
            for move in ("scale-incr", "trans-up") if around else ("trans-up",):
                moved, moves = target(f"ears/{side}-ear-{move}")
                length = np.linalg.norm(moves, axis=1)
                rows.append(moved[length > (0 if around else 0.9 * length.max())])
        rows = np.unique(np.concatenate(rows))
        return self.rest[rows[rows < BODY_VERTICES]]

    def chalk_hands(self, amount=0.75):
        """Climbers' and lifters' chalk on palms and fingers."""
        hands = np.clip(self.body.weight_of("metacarpal", "finger"), 0, 1)[:BODY_VERTICES]
        mesh = FineMesh(self.coarse, self.faces, {"hands": hands}, self.levels, self.place)
        self.chalk = amount * mesh.read("hands")

    def show(self, tone=0.2, roughness=0.48):
        """Adds the skin; call it after clothes and hair, which press it in, hide and shade it."""
        set_attribute(self.skin.mesh, "shade", self.shade)
        set_attribute(self.skin.mesh, "chalk", self.chalk)
        skin = self.skin.show("skin", skin_material(tone, roughness))
        skin.vertex_groups.new(name="bare").add(np.flatnonzero(~self.hidden).tolist(), 1, "REPLACE")
        skin.modifiers.new("bare", "MASK").vertex_group = "bare"


def skin_material(tone: float, roughness: float):
    skin = material("skin", (tone, tone, 1.03 * tone), roughness)
    nodes, links = skin.node_tree.nodes, skin.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Coat Weight"].default_value = 0.03
    shade = nodes.new("ShaderNodeAttribute")
    shade.attribute_name = "shade"
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (tone, tone, 1.03 * tone, 1)
    mix.inputs[2].default_value = (0.012, 0.012, 0.013, 1)
    links.new(shade.outputs["Fac"], mix.inputs[0])
    chalk, patches, amount = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMath")
    chalk.attribute_name = "chalk"
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 60, 6
    amount.operation = "MULTIPLY"
    links.new(chalk.outputs["Fac"], amount.inputs[0])
    links.new(patches.outputs["Fac"], amount.inputs[1])
    powder = nodes.new("ShaderNodeMixRGB")
    powder.inputs[2].default_value = (0.85, 0.85, 0.85, 1)
    links.new(amount.outputs[0], powder.inputs[0])
    links.new(mix.outputs[0], powder.inputs[1])
    links.new(powder.outputs[0], surface.inputs["Base Color"])
    pores, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    pores.inputs["Scale"].default_value = 420
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.1, 0.002
    links.new(pores.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], surface.inputs["Normal"])
    return skin
