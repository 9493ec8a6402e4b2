"""A posed body on the stage: its skin, and the places where clothes and hair grow."""

import numpy as np

from figure.body import BODY_VERTICES, Body, base_mesh, target
from figure.surface import FineMesh, MUSCULAR, bridge, sharpen
from stage import material, set_attribute, to_stage

ARM = ("upperarm", "lowerarm", "wrist", "metacarpal", "finger")


class Rest:
    """Where points are in the rest position, in decimetres, and whether they belong to an arm (1) or not (0)."""

    def __init__(self, points, arm):
        self.x, self.y, self.z = points.T
        self.points, self.arm = points, arm
        self.side = np.abs(self.x)


class Figure:
    """`volume` is the share of dual quaternions (little with raised arms), `muscle` how much relief is exaggerated."""

    def __init__(self, body: Body, muscle=0.6, volume=0.15, place=(0, 0, 0), levels=2, smooth_legs=0.0):
        self.body, self.place, self.levels = body, np.asarray(place, float), levels
        self.faces = base_mesh()[1]["body"]
        self.rest = body.rest[:BODY_VERTICES]
        self.arm = np.clip(body.weight_of(*ARM), 0, 1)[:BODY_VERTICES]
        relief = np.clip(body.weight_of(*MUSCULAR), 0, 1) * (1 - smooth_legs * np.clip(body.weight_of("upperleg", "lowerleg"), 0, 1))
        self.coarse = sharpen(body.skin(volume)[:BODY_VERTICES], self.faces, relief[:BODY_VERTICES], muscle)
        self.skin = self.fine_mesh(self.coarse)
        # Where the skin is as dark as hair, from 0 to 1.
        self.shade = np.zeros(len(self.skin.points))

    def fine_mesh(self, coarse):
        return FineMesh(coarse, self.faces, {"rest": self.rest, "arm": self.arm}, self.levels, self.place)

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
        return self.fine_mesh(bridge(self.coarse, self.faces, covered, passes))

    def ears(self):
        """The rest positions of both ears."""
        rows = [target(f"ears/{side}-ear-{move}")[0] for side in "lr" for move in ("scale-incr", "trans-up")]
        rows = np.unique(np.concatenate(rows))
        return self.rest[rows[rows < BODY_VERTICES]]

    def show(self, tone=0.2, roughness=0.48):
        """Adds the skin; call it after clothes and hair, which press it in and shade it."""
        set_attribute(self.skin.mesh, "shade", self.shade)
        self.skin.show("skin", skin_material(tone, roughness))


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
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    pores, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    pores.inputs["Scale"].default_value = 420
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.1, 0.002
    links.new(pores.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], surface.inputs["Normal"])
    return skin
