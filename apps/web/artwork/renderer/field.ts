import { cellsOf } from './cells.ts';
import type { Material, Shape, Surface } from './figures/shapes.ts';
import { add, length, scale, subtract, type Vec } from './vector.ts';

/** Shapes that blend where they touch, within `melt` metres (0: a hard edge). */
export interface Form {
  readonly shapes: readonly Shape[];
  readonly melt: number;
}

/** Everything in front of the camera, as one distance. */
export interface Field {
  /** The distance from a point to the nearest surface. */
  distance: (x: number, y: number, z: number) => number;
  /** The material of the surface nearest to the last point. */
  material: () => Material;
}

const far = 1e3;
/** From this far on a whole form counts as the ball around it. */
const away = 0.3;

function ballAround(shapes: readonly Shape[]): [Vec, number] {
  const centre = scale(
    shapes.reduce<Vec>((sum, shape) => add(sum, shape.centre), [0, 0, 0]),
    1 / shapes.length,
  );
  return [
    centre,
    Math.max(...shapes.map((shape) => length(subtract(shape.centre, centre)) + shape.reach)),
  ];
}

function partOf({ shapes, melt }: Form) {
  const [centre, radius] = ballAround(shapes);
  return { melt, centre, radius, near: cellsOf(shapes, melt, centre, radius + away) };
}

/** Joins forms into one field. */
export function fieldOf(forms: readonly Form[]): Field {
  const parts = forms.map(partOf);
  let surface: Surface = 'floor';
  let lastX = 0;
  let lastY = 0;
  let lastZ = 0;

  const distance = (x: number, y: number, z: number) => {
    let nearest = far;
    for (const { melt, centre, radius, near } of parts) {
      const dx = x - centre[0];
      const dy = y - centre[1];
      const dz = z - centre[2];
      const toBall = Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
      if (toBall > nearest) continue;
      if (toBall > away) {
        nearest = toBall;
        continue;
      }
      let form = far;
      let closest = far;
      let made: Surface = 'skin';
      for (const shape of near(x, y, z)) {
        const own = shape.distance(x, y, z);
        if (own < closest) {
          closest = own;
          made = shape.surface;
        }
        const overlap = melt > 0 ? Math.max(melt - Math.abs(form - own), 0) / melt : 0;
        form = Math.min(form, own) - (overlap * overlap * melt) / 4;
      }
      if (form < nearest) {
        nearest = form;
        surface = made;
      }
    }
    lastX = x;
    lastY = y;
    lastZ = z;
    return nearest;
  };
  const material = () => (typeof surface === 'function' ? surface(lastX, lastY, lastZ) : surface);
  return { distance, material };
}
