import { cross, dot, frame, length, normalize, scale, subtract, add, type Vec } from '../vector.ts';

/** What a surface is made of: how it takes the red light and how sharply it shines. */
export type Material =
  | 'skin'
  | 'face'
  | 'cloth'
  | 'trim'
  | 'shoe'
  | 'hair'
  | 'iron'
  | 'rubber'
  | 'chrome'
  | 'red'
  | 'mat'
  | 'floor';

/** One material, or the material at a point. */
export type Surface = Material | ((x: number, y: number, z: number) => Material);

/** A signed distance field with a sphere around it, so that far shapes are passed over. */
export interface Shape {
  readonly surface: Surface;
  readonly centre: Vec;
  readonly reach: number;
  /** Distance from a point to the surface in metres, negative inside. */
  readonly distance: (x: number, y: number, z: number) => number;
}

/** A limb: thick at one end, thin at the other. */
export function limb(surface: Surface, a: Vec, b: Vec, thick: number, thin: number): Shape {
  const [ax, ay, az] = a;
  const [bx, by, bz] = subtract(b, a);
  const square = bx * bx + by * by + bz * bz || 1e-9;
  return {
    surface,
    centre: scale(add(a, b), 0.5),
    reach: Math.sqrt(square) / 2 + Math.max(thick, thin),
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const along = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / square));
      const dx = px - bx * along;
      const dy = py - by * along;
      const dz = pz - bz * along;
      return Math.sqrt(dx * dx + dy * dy + dz * dz) - (thick + (thin - thick) * along);
    },
  };
}

/** A ball pressed into shape; `size` holds its half widths across, along `up` and along `front`. */
export function muscle(
  surface: Surface,
  centre: Vec,
  size: Vec,
  up: Vec = [0, 1, 0],
  front: Vec = [0, 0, 1],
): Shape {
  const [right, along, ahead] = frame(up, front);
  const [cx, cy, cz] = centre;
  const [sx, sy, sz] = size;
  return {
    surface,
    centre,
    reach: Math.max(sx, sy, sz),
    distance: (x, y, z) => {
      const px = x - cx;
      const py = y - cy;
      const pz = z - cz;
      const u = (px * right[0] + py * right[1] + pz * right[2]) / sx;
      const v = (px * along[0] + py * along[1] + pz * along[2]) / sy;
      const w = (px * ahead[0] + py * ahead[1] + pz * ahead[2]) / sz;
      const near = Math.sqrt(u * u + v * v + w * w);
      const steep = Math.sqrt((u / sx) ** 2 + (v / sy) ** 2 + (w / sz) ** 2);
      return steep < 1e-9 ? -Math.min(sx, sy, sz) : (near * (near - 1)) / steep;
    },
  };
}

/** A disc or a bar around an axis, with rounded edges and, if wanted, a hole. */
export function disc(
  surface: Surface,
  centre: Vec,
  axis: Vec,
  radius: number,
  half: number,
  edge = 0.004,
  hole = 0,
): Shape {
  const [nx, ny, nz] = normalize(axis);
  const [cx, cy, cz] = centre;
  return {
    surface,
    centre,
    reach: Math.hypot(radius, half),
    distance: (x, y, z) => {
      const px = x - cx;
      const py = y - cy;
      const pz = z - cz;
      const along = px * nx + py * ny + pz * nz;
      const away = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - along * along));
      const across = Math.max(away - radius, hole - away) + edge;
      const over = Math.abs(along) - half + edge;
      const outside = Math.sqrt(Math.max(across, 0) ** 2 + Math.max(over, 0) ** 2);
      return Math.min(Math.max(across, over), 0) + outside - edge;
    },
  };
}

/** A ring of round stock around an axis. */
export function ring(
  surface: Surface,
  centre: Vec,
  axis: Vec,
  radius: number,
  stock: number,
): Shape {
  const n = normalize(axis);
  return {
    surface,
    centre,
    reach: radius + stock,
    distance: (x, y, z) => {
      const p: Vec = [x - centre[0], y - centre[1], z - centre[2]];
      const along = dot(p, n);
      return length([length(cross(p, n)) - radius, along, 0]) - stock;
    },
  };
}

/** A block with rounded edges; `half` holds half widths across, along `up` and along `front`. */
export function block(
  surface: Surface,
  centre: Vec,
  half: Vec,
  up: Vec = [0, 1, 0],
  front: Vec = [0, 0, 1],
  edge = 0.01,
): Shape {
  const [right, along, ahead] = frame(up, front);
  return {
    surface,
    centre,
    reach: length(half),
    distance: (x, y, z) => {
      const p: Vec = [x - centre[0], y - centre[1], z - centre[2]];
      const u = Math.abs(dot(p, right)) - half[0] + edge;
      const v = Math.abs(dot(p, along)) - half[1] + edge;
      const w = Math.abs(dot(p, ahead)) - half[2] + edge;
      const outside = length([Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)]);
      return Math.min(Math.max(u, v, w), 0) + outside - edge;
    },
  };
}
