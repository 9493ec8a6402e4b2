import type { Form } from '../field.ts';
import { add, frame, scale, type Vec } from '../vector.ts';
import { limb, muscle, type Shape } from './shapes.ts';

/** How a hand is shown. */
export type HandKind = 'fist' | 'open' | 'glove';

const fingers = [-0.03, -0.01, 0.01, 0.028];

/** A hand from the wrist on; it points along `grip`, its palm faces `palm`, and a fist closes around what lies across it. */
export function hand(kind: HandKind, wrist: Vec, grip: Vec, palm: Vec, size: number): Form {
  const [across, along, inward] = frame(grip, palm);
  const at = (ahead: number, inside = 0, side = 0) =>
    add(
      wrist,
      scale(add(scale(along, ahead), add(scale(inward, inside), scale(across, side))), size),
    );
  const ball = (surface: 'skin' | 'rubber', place: Vec, half: Vec) =>
    muscle(surface, place, scale(half, size), along, inward);
  const finger = (a: Vec, b: Vec, thick: number, thin: number) =>
    limb('skin', a, b, thick * size, thin * size);

  const shapes: Record<HandKind, () => Shape[]> = {
    fist: () => [
      finger(at(-0.02), at(0.02), 0.026, 0.027),
      ball('skin', at(0.045, -0.006), [0.038, 0.046, 0.022]),
      ...fingers.flatMap((side) => [
        finger(at(0.05, -0.014, side), at(0.088, -0.006, side), 0.0122, 0.0115),
        finger(at(0.088, -0.006, side), at(0.082, 0.026, side), 0.0115, 0.0105),
        finger(at(0.082, 0.026, side), at(0.048, 0.03, side), 0.0105, 0.009),
      ]),
      finger(at(0.015, 0.014, -0.03), at(0.055, 0.04, -0.026), 0.0135, 0.012),
      finger(at(0.055, 0.04, -0.026), at(0.066, 0.043, 0.004), 0.012, 0.01),
    ],
    open: () => [
      finger(at(-0.02), at(0.02), 0.025, 0.024),
      ball('skin', at(0.045), [0.036, 0.055, 0.018]),
      ...fingers.map((side) =>
        finger(
          at(0.075, 0, side * 0.9),
          at(0.165 - Math.abs(side) * 0.6, 0.01, side * 0.75),
          0.0115,
          0.0075,
        ),
      ),
      finger(at(0.03, 0.012, -0.03), at(0.085, 0.03, -0.042), 0.013, 0.009),
    ],
    glove: () => [
      ball('rubber', at(0.07, -0.004), [0.056, 0.068, 0.055]),
      ball('rubber', at(0.112, 0.012), [0.054, 0.046, 0.058]),
      limb('rubber', at(0.045, 0.04, -0.02), at(0.1, 0.055, -0.02), 0.026 * size, 0.023 * size),
      limb('rubber', at(-0.005), at(0.03), 0.042 * size, 0.048 * size),
      limb('trim', at(-0.055), at(-0.018), 0.043 * size, 0.042 * size),
    ],
  };
  return { melt: kind === 'glove' ? 0.018 : 0.008, shapes: shapes[kind]() };
}
