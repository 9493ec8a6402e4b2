import type { Form } from '../field.ts';
import { block, disc, limb, ring, type Shape } from './shapes.ts';
import { add, between, cross, length, normalize, scale, subtract, type Vec } from '../vector.ts';

/** One weight plate, standing across `axis`: rim, dished face, hub. */
export function plate(centre: Vec, axis: Vec, radius: number, half: number, isRed = false): Form[] {
  const rubber = isRed ? 'red' : 'rubber';
  return [
    {
      melt: 0.006,
      shapes: [
        disc(rubber, centre, axis, radius, half * 0.62, 0.008, 0.028),
        disc(rubber, centre, axis, radius, half, 0.012, radius * 0.8),
        disc(rubber, centre, axis, radius * 0.34, half * 0.96, 0.01, 0.028),
      ],
    },
    { melt: 0, shapes: [disc('chrome', centre, axis, radius * 0.2, half * 1.08, 0.004, 0.026)] },
  ];
}

/** A loaded barbell; `plates` describes both ends, from the inside out, `sleeve` how far the bar goes on from the grip. */
export function barbell(
  centre: Vec,
  axis: Vec,
  plates: readonly (readonly [radius: number, half: number, isRed?: boolean])[],
  grip = 0.64,
  sleeve = 0.4,
): Form[] {
  const along = normalize(axis);
  const at = (distance: number) => add(centre, scale(along, distance));
  const ends = [-1, 1].flatMap((side): Form[] => {
    let place = grip + 0.03;
    const loaded = plates.flatMap(([radius, half, isRed]) => {
      place += half;
      const made = plate(at(side * place), along, radius, half, isRed);
      place += half + 0.003;
      return made;
    });
    const hardware: Shape[] = [
      disc('chrome', at(side * (grip + 0.012)), along, 0.038, 0.014, 0.004),
      disc('iron', at(side * (place + 0.022)), along, 0.042, 0.02, 0.006),
      disc('chrome', at(side * (grip + 0.01 + sleeve / 2)), along, 0.024, sleeve / 2, 0.004),
    ];
    return [...loaded, { melt: 0, shapes: hardware }];
  });
  return [{ melt: 0, shapes: [limb('chrome', at(-grip), at(grip), 0.0145, 0.0145)] }, ...ends];
}

/** A kettlebell that stands on the floor at `foot`. */
export function kettlebell(foot: Vec, size: number, across: Vec = [1, 0, 0]): Form {
  const at = (height: number) => add(foot, [0, height * size, 0]);
  const front = normalize(cross(normalize(across), [0, 1, 0]));
  return {
    melt: 0.03 * size,
    shapes: [
      disc('iron', at(0.02), [0, 1, 0], 0.078 * size, 0.02 * size, 0.012 * size),
      limb('iron', at(0.105), at(0.118), 0.105 * size, 0.1 * size),
      ring('iron', at(0.232), front, 0.07 * size, 0.018 * size),
    ],
  };
}

/** A resistance band, pulled straight between two hands; both ends hang from them. */
export function band(a: Vec, b: Vec): Form {
  const strip = (from: Vec, to: Vec) =>
    block(
      'trim',
      between(from, to, 0.5),
      [0.017, length(subtract(to, from)) / 2 + 0.004, 0.003],
      subtract(to, from),
      [0, 0, 1],
      0.002,
    );
  const end = (from: Vec, side: number) => {
    const fold = add(from, [side * 0.035, -0.05, 0.02]);
    return [strip(from, fold), strip(fold, add(fold, [side * 0.012, -0.1, -0.005]))];
  };
  return { melt: 0.016, shapes: [strip(a, b), ...end(a, 1), ...end(b, -1)] };
}

/** A dumbbell with hexagon-like heads, held at its middle. */
export function dumbbell(middle: Vec, axis: Vec, size = 1): Form[] {
  const along = normalize(axis);
  const at = (distance: number) => add(middle, scale(along, distance * size));
  const heads = [-1, 1].flatMap((side) => [
    disc('rubber', at(side * 0.115), along, 0.066 * size, 0.042 * size, 0.014 * size),
    disc('chrome', at(side * 0.16), along, 0.036 * size, 0.006 * size, 0.003 * size),
  ]);
  return [
    { melt: 0, shapes: [limb('chrome', at(-0.1), at(0.1), 0.015 * size, 0.015 * size), ...heads] },
  ];
}

/** A pilates ring with its two pads, facing along `axis`. */
export function pilatesRing(middle: Vec, axis: Vec, across: Vec): Form[] {
  const side = normalize(across);
  const pads = [-1, 1].map((end) =>
    disc('rubber', add(middle, scale(side, end * 0.18)), side, 0.05, 0.022, 0.012),
  );
  return [{ melt: 0.012, shapes: [ring('red', middle, axis, 0.18, 0.013), ...pads] }];
}
