import type { Field } from './field.ts';
import type { Light } from './scene.ts';
import type { Material } from './figures/shapes.ts';
import { dot, normalize, scale, subtract, type Vec } from './vector.ts';

/** How much red and bone ink a point gets, each from 0 on. */
export type Inks = [red: number, bone: number];

/** How a material reflects light: how much it scatters, how strongly and how sharply it shines. */
const answers: Record<Material, { scatter: number; shine: number; sharp: number }> = {
  skin: { scatter: 0.85, shine: 0.35, sharp: 18 },
  // A face stays in shadow whatever lights the body; only the light along its edge draws it.
  face: { scatter: 0.12, shine: 0.12, sharp: 18 },
  cloth: { scatter: 0.26, shine: 0.16, sharp: 9 },
  trim: { scatter: 0.95, shine: 0.2, sharp: 12 },
  shoe: { scatter: 0.4, shine: 0.3, sharp: 24 },
  hair: { scatter: 0.14, shine: 0.4, sharp: 26 },
  iron: { scatter: 0.34, shine: 0.7, sharp: 46 },
  rubber: { scatter: 0.2, shine: 0.28, sharp: 14 },
  chrome: { scatter: 0.3, shine: 1.5, sharp: 90 },
  red: { scatter: 1, shine: 0.4, sharp: 30 },
  mat: { scatter: 0.12, shine: 0.1, sharp: 10 },
  floor: { scatter: 0.3, shine: 0.2, sharp: 20 },
};

/** How much light reaches a point past its occluders, 0 to 1. */
function reaching(field: Field, point: Vec, from: Vec) {
  let light = 1;
  let travelled = 0.02;
  for (let step = 0; step < 36 && travelled < 2.4; step += 1) {
    const near = field.distance(
      point[0] + from[0] * travelled,
      point[1] + from[1] * travelled,
      point[2] + from[2] * travelled,
    );
    light = Math.min(light, (10 * near) / travelled);
    if (light < 0.01) return 0;
    travelled += Math.max(0.012, near * 0.9);
  }
  return light * light * (3 - 2 * light);
}

/** How open the surroundings of a point are, 0 (a crease) to 1. */
function openness(field: Field, [x, y, z]: Vec, [nx, ny, nz]: Vec) {
  let closed = 0;
  let weight = 1;
  for (const out of [0.015, 0.045, 0.1, 0.18]) {
    closed += weight * Math.max(0, out - field.distance(x + nx * out, y + ny * out, z + nz * out));
    weight *= 0.6;
  }
  return Math.max(0, 1 - 5 * closed);
}

/** Light below this cannot be seen in print, so that its shadows need not be looked for. */
const faintest = 0.004;

const blur = 0.07;

/** The share of a light, limited to a part of the stage with soft borders, that reaches `x`. */
function falling(x: number, [left, right]: readonly [number, number]) {
  const inside = Math.min((x - left) / blur, (right - x) / blur);
  return Math.min(1, Math.max(0, inside * 0.5 + 0.5));
}

/** The direction in which the surface at a point faces. */
function facing(field: Field, [x, y, z]: Vec): Vec {
  const e = 0.0009;
  const a = field.distance(x + e, y - e, z - e);
  const b = field.distance(x - e, y - e, z + e);
  const c = field.distance(x - e, y + e, z - e);
  const d = field.distance(x + e, y + e, z + e);
  return normalize([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** The ink that the lights put on a point of a surface, seen along `view`. */
export function shade(field: Field, point: Vec, view: Vec, lights: readonly Light[]): Inks {
  field.distance(...point);
  const material = field.material();
  const { scatter, shine, sharp } = answers[material];
  const normal = facing(field, point);
  const open = openness(field, point, normal);
  const edge = 1 - Math.max(0, -dot(normal, view));
  const inks: Inks = [0.012 * open, 0];
  for (const { ink, from, strength, rim = 0, within } of lights) {
    const share = within ? falling(point[0], within) : 1;
    if (share === 0) continue;
    const towards = normalize(from);
    const facingLight = dot(normal, towards);
    if (facingLight <= 0) continue;
    const light = strength * share * (1 - rim + rim * edge ** 3 * 2.2);
    const half = normalize(subtract(towards, view));
    const gloss = shine * Math.max(0, dot(normal, half)) ** sharp * (0.35 + 0.65 * edge);
    const unshaded = light * (scatter * facingLight * (0.45 + 0.55 * open) + gloss);
    if (unshaded < faintest) continue;
    const amount = unshaded * reaching(field, point, towards);
    // A red thing has only red ink and a pale one only bone ink, whatever light falls on it.
    if (material === 'red' || (ink === 'red' && material !== 'trim')) inks[0] += amount;
    else inks[1] += amount;
  }
  return inks;
}

/** A direction reflected by a surface. */
export function mirrored(view: Vec, normal: Vec): Vec {
  return subtract(view, scale(normal, 2 * dot(view, normal)));
}
