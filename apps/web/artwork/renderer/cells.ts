import type { Shape } from './figures/shapes.ts';
import { scale, type Vec } from './vector.ts';

const side = 0.06;
/** The distance from a cell's middle to its corner, with a margin for inexact distances. */
const reach = side * 0.87 * 1.25;

/** Divides the space around `centre` into cells, each with the shapes that can matter in it. */
export function cellsOf(shapes: readonly Shape[], melt: number, centre: Vec, radius: number) {
  const across = Math.ceil((2 * radius) / side) + 2;
  const origin = [centre[0], centre[1], centre[2]].map(
    (value) => value - (across * side) / 2,
  ) as unknown as Vec;
  const cells: (readonly Shape[] | undefined)[] = Array.from({ length: across ** 3 });

  const fill = (column: number, row: number, layer: number) => {
    const middle = scale([column + 0.5, row + 0.5, layer + 0.5], side);
    const distances = shapes.map((shape) =>
      shape.distance(origin[0] + middle[0], origin[1] + middle[1], origin[2] + middle[2]),
    );
    const limit = Math.min(...distances) + 2 * reach + melt;
    return shapes.filter((_, at) => distances[at]! <= limit);
  };

  return (x: number, y: number, z: number): readonly Shape[] => {
    const column = Math.floor((x - origin[0]) / side);
    const row = Math.floor((y - origin[1]) / side);
    const layer = Math.floor((z - origin[2]) / side);
    const at = (layer * across + row) * across + column;
    return (cells[at] ??= fill(column, row, layer));
  };
}
