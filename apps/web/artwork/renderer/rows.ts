import type { Camera, Scene } from './scene.ts';
import { cameraOf } from './trace.ts';

/** A neighbour that differs by more than this is across an edge. */
const edge = 0.09;
/** Where within an edge pixel the further looks go. */
const looks = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const;

/** Neighbours that differ by less than this are blended instead of looked at. */
const smooth = 0.02;

/** The offsets of the pixels of even rows and columns around a pixel. */
function around(column: number, row: number) {
  const across = column % 2 === 0 ? [0] : [-1, 1];
  const down = row % 2 === 0 ? [0] : [-1, 1];
  return across.flatMap((x) => down.map((y) => [x, y] as const));
}

/**
 * Rows of a picture: red ink, bone ink and coverage, three numbers a pixel. Every second pixel of every second row is looked
 * at, those between only where their neighbours differ, those on an edge four times, so that outlines are smooth.
 */
export function traceRows(
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
  from: number,
  to: number,
): Float32Array {
  const look = cameraOf(scene, camera);
  const at = (column: number, row: number) =>
    look((2 * column + 1 - width) / height, (2 * row + 1 - height) / height);
  const first = Math.max(0, from - 2 - (from % 2));
  const last = Math.min(height, to + 3 - (to % 2));
  const rough = new Float32Array((last - first) * width * 3);
  const place = (column: number, row: number) => ((row - first) * width + column) * 3;
  for (let row = first; row < last; row += 2) {
    for (let column = 0; column < width; column += 2)
      rough.set(at(column, row), place(column, row));
  }
  const blended = (column: number, row: number) => {
    const offsets = around(column, row);
    if (column + 1 === width || row + 1 === last) return undefined;
    const [one = [], ...others] = offsets.map(([x, y]) => {
      const start = place(column + x, row + y);
      return [...rough.subarray(start, start + 3)];
    });
    const isSmooth = others.every((other) =>
      other.every((ink, channel) => Math.abs(ink - one[channel]!) < smooth),
    );
    return isSmooth
      ? one.map(
          (ink, channel) =>
            others.reduce((sum, other) => sum + other[channel]!, ink) / offsets.length,
        )
      : undefined;
  };
  for (let row = first; row < last; row += 1) {
    for (let column = row % 2 === 0 ? 1 : 0; column < width; column += row % 2 === 0 ? 2 : 1)
      rough.set(blended(column, row) ?? at(column, row), place(column, row));
  }
  const differs = (pixel: number, other: number) => {
    for (let ink = 0; ink < 3; ink += 1) {
      const a = Math.min(1.4, rough[pixel * 3 + ink]!);
      const b = Math.min(1.4, rough[other * 3 + ink]!);
      if (Math.abs(a - b) > edge) return true;
    }
    return false;
  };
  const rows = new Float32Array((to - from) * width * 3);
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = (row - first) * width + column;
      const isEdge =
        (column > 0 && differs(pixel, pixel - 1)) ||
        (column < width - 1 && differs(pixel, pixel + 1)) ||
        (row > first && differs(pixel, pixel - width)) ||
        (row < last - 1 && differs(pixel, pixel + width));
      const sum = [0, 0, 0];
      const samples = isEdge
        ? looks.map(([x, y]) => at(column + x, row + y))
        : [rough.subarray(pixel * 3, pixel * 3 + 3)];
      for (const sample of samples)
        for (let ink = 0; ink < 3; ink += 1)
          sum[ink]! += Math.min(2, sample[ink]!) / samples.length;
      rows.set(sum, ((row - from) * width + column) * 3);
    }
  }
  return rows;
}
