import type { Material, Shape } from './shapes.ts';
import { length, scale, subtract, type Vec, add } from './vector.ts';

/** Shapes that melt into each other where they touch, by `melt` metres; 0 leaves an edge. `carved` takes away again. */
export interface Form {
  readonly shapes: readonly Shape[];
  readonly melt: number;
  readonly carved?: readonly Shape[];
}

/** Everything in front of the camera, as one distance. */
export interface Field {
  /** The distance from a point to the nearest surface. */
  distance: (x: number, y: number, z: number) => number;
  /** What the surface nearest to the last asked point is made of. */
  material: () => Material;
}

const far = 1e3;
/** From this far on a whole form counts as the ball around it. */
const away = 0.4;

const ballAround = (shapes: readonly Shape[]): [Vec, number] => {
  const centre = scale(shapes.reduce<Vec>((sum, shape) => add(sum, shape.centre), [0, 0, 0]), 1 / shapes.length);
  return [centre, Math.max(...shapes.map((shape) => length(subtract(shape.centre, centre)) + shape.reach))];
};

const partOf = ({ shapes, melt, carved = [] }: Form) => ({
  melt,
  carved,
  ball: ballAround(shapes),
  distances: shapes.map((shape) => shape.distance),
  materials: shapes.map((shape) => shape.material),
  spheres: Float64Array.from(shapes.flatMap(({ centre, reach }) => [...centre, reach])),
});

/** Joins forms into one field; a shape whose sphere is too far to matter is not asked. */
export const fieldOf = (forms: readonly Form[]): Field => {
  const parts = forms.map(partOf);
  let material: Material = 'floor';

  const distance = (x: number, y: number, z: number) => {
    let nearest = far;
    for (const { melt, distances, materials, spheres, ball, carved } of parts) {
      const toBall = Math.hypot(x - ball[0][0], y - ball[0][1], z - ball[0][2]) - ball[1];
      if (toBall > away) {
        nearest = Math.min(nearest, toBall);
        continue;
      }
      let form = far;
      let closest = far;
      let made: Material = 'skin';
      for (let at = 0; at < distances.length; at += 1) {
        const dx = x - spheres[at * 4]!;
        const dy = y - spheres[at * 4 + 1]!;
        const dz = z - spheres[at * 4 + 2]!;
        const bound = Math.sqrt(dx * dx + dy * dy + dz * dz) - spheres[at * 4 + 3]!;
        if (bound > form + melt || bound > nearest + melt) continue;
        const own = distances[at]!(x, y, z);
        if (own < closest) {
          closest = own;
          made = materials[at]!;
        }
        const overlap = melt > 0 ? Math.max(melt - Math.abs(form - own), 0) / melt : 0;
        form = Math.min(form, own) - (overlap * overlap * melt) / 4;
      }
      for (const hollow of carved) {
        const kept = -hollow.distance(x, y, z);
        const overlap = Math.max(melt - Math.abs(form - kept), 0) / (melt || 1);
        form = Math.max(form, kept) + (overlap * overlap * melt) / 4;
      }
      if (form < nearest) {
        nearest = form;
        material = made;
      }
    }
    return nearest;
  };
  return { distance, material: () => material };
};
