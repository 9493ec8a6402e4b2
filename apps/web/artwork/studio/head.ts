import type { Form } from './field.ts';
import { limb, muscle, type Shape } from './shapes.ts';
import { add, frame, normalize, scale, type Vec } from './vector.ts';

/** How the hair is worn. */
export type Hair = 'crop' | 'sweep' | 'bun' | 'ponytail' | 'bob';

/** What a head looks like. */
export interface HeadLook {
  readonly hair: Hair;
  /** How broad the jaw is, 1 on average. */
  readonly jaw: number;
  /** How large the whole head is, 1 on average. */
  readonly size?: number;
}

type At = (side: number, rise: number, out: number) => Vec;

const hairOf = (hair: Hair, at: At, axes: readonly [Vec, Vec], size: number): Shape[] => {
  const [up, front] = axes;
  const cap = muscle('hair', at(0, 0.026, -0.018), [0.083 * size, 0.1 * size, 0.103 * size], add(up, scale(front, -0.25)), add(front, scale(up, 0.25)));
  const nape = muscle('hair', at(0, -0.022, -0.062), [0.062 * size, 0.062 * size, 0.045 * size], up, front);
  const styles: Record<Hair, Shape[]> = {
    crop: [],
    sweep: [limb('hair', at(-0.045, 0.085, 0.055), at(0.05, 0.105, 0.03), 0.03 * size, 0.034 * size)],
    bun: [muscle('hair', at(0, 0.075, -0.115), [0.042 * size, 0.04 * size, 0.04 * size], up, front)],
    ponytail: [
      muscle('hair', at(0, 0.06, -0.11), [0.03 * size, 0.03 * size, 0.03 * size], up, front),
      limb('hair', at(0, 0.055, -0.13), at(0, -0.09, -0.165), 0.036 * size, 0.026 * size),
      limb('hair', at(0, -0.09, -0.165), at(0, -0.2, -0.14), 0.026 * size, 0.008 * size),
    ],
    bob: [
      limb('hair', at(-0.07, 0.03, -0.02), at(-0.072, -0.085, -0.01), 0.034 * size, 0.024 * size),
      limb('hair', at(0.07, 0.03, -0.02), at(0.072, -0.085, -0.01), 0.034 * size, 0.024 * size),
      muscle('hair', at(0, -0.04, -0.07), [0.075 * size, 0.075 * size, 0.045 * size], up, front),
    ],
  };
  return [cap, nape, ...styles[hair]];
};

/** A head with a plain, sculpted face: brow, nose, cheeks, lips and chin, eyes in shadow. */
export const head = (centre: Vec, towardsCrown: Vec, towardsFace: Vec, { hair, jaw, size = 1 }: HeadLook): Form[] => {
  const [right, up, front] = frame(towardsCrown, towardsFace);
  const at: At = (side, rise, out) => add(centre, add(scale(right, side * size), add(scale(up, rise * size), scale(front, out * size))));
  const ball = (place: Vec, size3: Vec, tilt = 0) => muscle('skin', place, scale(size3, size), add(up, scale(front, tilt)), add(front, scale(up, -tilt)));
  const both = (make: (side: number) => Shape) => [make(-1), make(1)];
  const face: Form = {
    melt: 0.022 * size,
    shapes: [
      ball(at(0, 0.022, -0.012), [0.074, 0.093, 0.094]),
      ball(at(0, -0.03, 0.022), [0.06 * jaw, 0.085, 0.066], 0.12),
      ball(at(0, -0.092, 0.062), [0.026 * jaw, 0.02, 0.022]),
      limb('skin', at(-0.05 * jaw, -0.06, -0.01), at(0, -0.095, 0.056), 0.024 * size, 0.02 * size),
      limb('skin', at(0.05 * jaw, -0.06, -0.01), at(0, -0.095, 0.056), 0.024 * size, 0.02 * size),
      limb('skin', at(-0.03, 0.034, 0.078), at(0.03, 0.034, 0.078), 0.014 * size, 0.014 * size),
      limb('skin', at(0, 0.024, 0.086), at(0, -0.02, 0.108), 0.0085 * size, 0.0125 * size),
      ...both((side) => ball(at(side * 0.012, -0.024, 0.094), [0.01, 0.008, 0.012])),
      ...both((side) => ball(at(side * 0.042, -0.012, 0.062), [0.024, 0.018, 0.022])),
      ...both((side) => ball(at(side * 0.076, -0.008, -0.008), [0.012, 0.03, 0.018])),
      ball(at(0, -0.053, 0.084), [0.022, 0.0065, 0.012]),
      ball(at(0, -0.066, 0.082), [0.019, 0.0075, 0.012]),
    ],
    carved: both((side) => ball(at(side * 0.031, 0.013, 0.1), [0.021, 0.013, 0.018])),
  };
  return [face, { melt: 0.02 * size, shapes: hairOf(hair, at, [normalize(up), normalize(front)], size) }];
};
