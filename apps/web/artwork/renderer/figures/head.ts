import type { Form } from '../field.ts';
import { limb, muscle, type Shape } from './shapes.ts';
import { add, frame, scale, type Vec } from '../vector.ts';

/** How the hair is worn. */
type Hair = 'crop' | 'bun' | 'ponytail' | 'bob';

/** What a head looks like. */
export interface HeadLook {
  readonly hair: Hair;
  /** How broad the jaw is, 1 on average. */
  readonly jaw: number;
  /** How large the whole head is, 1 on average. */
  readonly size?: number;
}

/** A place in the head's own measures: to its left, up and ahead of its middle. */
type At = (side: number, rise: number, out: number) => Vec;
type Ball = (surface: 'face' | 'hair', place: Vec, half: Vec, lean?: number) => Shape;
type Bone = (
  surface: 'face' | 'hair' | 'trim',
  a: Vec,
  b: Vec,
  thick: number,
  thin: number,
) => Shape;

function hairOf(hair: Hair, at: At, ball: Ball, bone: Bone): Shape[] {
  const cap = ball('hair', at(0, 0.043, -0.024), [0.08, 0.088, 0.1], -0.34);
  const back = ball('hair', at(0, -0.012, -0.06), [0.06, 0.054, 0.042]);
  const styles: Record<Hair, () => Shape[]> = {
    crop: () => [
      cap,
      ball('hair', at(0, -0.012, -0.066), [0.06, 0.058, 0.038]),
      ball('hair', at(0, 0.094, 0.03), [0.058, 0.024, 0.05], 0.3),
    ],
    bun: () => [cap, back, ball('hair', at(0, 0.112, -0.09), [0.043, 0.038, 0.043])],
    ponytail: () => [
      cap,
      back,
      bone('trim', at(0, 0.074, -0.112), at(0, 0.077, -0.124), 0.026, 0.026),
      bone('hair', at(0, 0.078, -0.13), at(0, 0.066, -0.148), 0.024, 0.029),
      bone('hair', at(0, 0.066, -0.148), at(0.002, 0.03, -0.164), 0.029, 0.032),
      bone('hair', at(0.002, 0.03, -0.164), at(0.008, -0.05, -0.168), 0.032, 0.028),
      bone('hair', at(0.008, -0.05, -0.168), at(0.02, -0.15, -0.148), 0.028, 0.006),
    ],
    bob: () => [
      cap,
      ...[-112, -84, -56, -28, 0, 28, 56, 84, 112].map((turn) => {
        const side = Math.sin((turn * Math.PI) / 180);
        const back = -Math.cos((turn * Math.PI) / 180);
        return bone(
          'hair',
          at(side * 0.05, 0.07, back * 0.06 - 0.024),
          at(side * 0.086, -0.085 - 0.02 * Math.abs(side), back * 0.07 - 0.018),
          0.034,
          0.022,
        );
      }),
    ],
  };
  return styles[hair]();
}

/** A head whose face is in shadow: its outline is that of a person, but nothing in it can be read. */
export function head(
  centre: Vec,
  towardsCrown: Vec,
  towardsFace: Vec,
  { hair, jaw, size = 1 }: HeadLook,
): Form[] {
  const [right, up, front] = frame(towardsCrown, towardsFace);
  const at: At = (side, rise, out) =>
    add(
      centre,
      add(scale(right, side * size), add(scale(up, rise * size), scale(front, out * size))),
    );
  const ball: Ball = (surface, place, half, lean = 0) =>
    muscle(
      surface,
      place,
      scale(half, size),
      add(up, scale(front, lean)),
      add(front, scale(up, -lean)),
    );
  const bone: Bone = (surface, a, b, thick, thin) => limb(surface, a, b, thick * size, thin * size);
  const both = (make: (side: number) => Shape) => [make(-1), make(1)];
  return [
    {
      melt: 0.02 * size,
      shapes: [
        ball('face', at(0, 0.034, -0.016), [0.074, 0.084, 0.096]),
        ball('face', at(0, -0.032, 0.015), [0.059 * jaw, 0.086, 0.065], 0.06),
        ...both((side) =>
          bone(
            'face',
            at(side * 0.052 * jaw, -0.052, -0.012),
            at(side * 0.01, -0.1, 0.058),
            0.021,
            0.017,
          ),
        ),
        ball('face', at(0, -0.1, 0.06), [0.022 * jaw, 0.018, 0.02]),
        bone('face', at(-0.03, 0.026, 0.066), at(0.03, 0.026, 0.066), 0.013, 0.013),
        bone('face', at(0, 0.014, 0.076), at(0, -0.024, 0.093), 0.006, 0.007),
        ball('face', at(0, -0.065, 0.07), [0.022, 0.016, 0.014]),
        ...both((side) =>
          ball('face', at(side * 0.075, -0.012, -0.014), [0.009, 0.026, 0.015], -0.15),
        ),
      ],
    },
    { melt: 0.014 * size, shapes: hairOf(hair, at, ball, bone) },
  ];
}
