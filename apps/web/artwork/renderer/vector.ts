/** A point or a direction: x to the right, y up, z towards the camera; one unit is a metre. */
export type Vec = readonly [x: number, y: number, z: number];

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vec, by: number): Vec {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vec, b: Vec) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

// Math.hypot is many times slower, and this is asked for every pixel.
export function length(a: Vec) {
  return Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
}

export function normalize(a: Vec): Vec {
  return scale(a, 1 / (length(a) || 1));
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The point that is `share` of the way from a to b. */
export function between(a: Vec, b: Vec, share: number): Vec {
  return add(a, scale(subtract(b, a), share));
}

/** Three orthogonal directions: the second along `up`, the third as close to `front` as it can. */
export function frame(up: Vec, front: Vec): readonly [Vec, Vec, Vec] {
  const y = normalize(up);
  const x = normalize(cross(y, front));
  return [x, y, cross(x, y)];
}
