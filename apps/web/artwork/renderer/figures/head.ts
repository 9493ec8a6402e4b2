import type { Form } from '../field.ts';
import { combed, limb, type Material, muscle, type Shape } from './shapes.ts';
import { add, frame, normalize, scale, type Vec } from '../vector.ts';

/** How the hair is worn. */
type Hair = 'crop' | 'quiff' | 'curtain' | 'bun' | 'ponytail' | 'bob';

/** What a head looks like. */
export interface HeadLook {
  readonly hair: Hair;
  /** How broad the jaw is, 1 on average. */
  readonly jaw: number;
  /** How large the whole head is, 1 on average. */
  readonly size?: number;
  /** How soft brow, nose and cheeks are, 0 (chiselled) to 1. */
  readonly soft?: number;
}

/** A place in the head's own measures: to its left, up and ahead of its middle. */
type At = (side: number, rise: number, out: number) => Vec;

function hairOf(hair: Hair, at: At, up: Vec, front: Vec, size: number): Shape[] {
  const tuft = (place: Vec, half: Vec, lean = 0) =>
    muscle(
      'hair',
      place,
      scale(half, size),
      add(up, scale(front, lean)),
      add(front, scale(up, -lean)),
    );
  const lock = (a: Vec, b: Vec, thick: number, thin: number) =>
    limb('hair', a, b, thick * size, thin * size);
  const cap = tuft(at(0, 0.043, -0.024), [0.08, 0.088, 0.1], -0.34);
  const nape = tuft(at(0, -0.01, -0.068), [0.062, 0.06, 0.04]);
  const sides = [
    lock(at(-0.07, 0.03, 0.012), at(-0.07, -0.022, -0.012), 0.012, 0.009),
    lock(at(0.07, 0.03, 0.012), at(0.07, -0.022, -0.012), 0.012, 0.009),
  ];
  const styles: Record<Hair, Shape[]> = {
    crop: [cap, nape, ...sides, tuft(at(0, 0.092, 0.03), [0.06, 0.024, 0.05], 0.3)],
    quiff: [
      cap,
      nape,
      ...sides,
      lock(at(-0.04, 0.1, 0.06), at(0.05, 0.118, 0.03), 0.026, 0.03),
      lock(at(0.02, 0.108, 0.055), at(0.055, 0.085, 0.03), 0.024, 0.02),
    ],
    curtain: [
      cap,
      nape,
      ...sides,
      lock(at(0.008, 0.11, 0.05), at(-0.062, 0.058, 0.064), 0.022, 0.012),
      lock(at(0.008, 0.11, 0.05), at(0.064, 0.05, 0.06), 0.024, 0.012),
    ],
    bun: [
      cap,
      tuft(at(0, -0.012, -0.06), [0.058, 0.052, 0.04]),
      tuft(at(0, 0.118, -0.085), [0.042, 0.038, 0.042]),
    ],
    ponytail: [
      cap,
      tuft(at(0, -0.012, -0.06), [0.058, 0.052, 0.04]),
      tuft(at(0, 0.085, -0.118), [0.03, 0.03, 0.026]),
      lock(at(0, 0.085, -0.135), at(0.012, -0.03, -0.18), 0.036, 0.03),
      lock(at(0.012, -0.03, -0.18), at(0.03, -0.17, -0.15), 0.03, 0.008),
    ],
    bob: [
      cap,
      tuft(at(0, -0.03, -0.062), [0.076, 0.08, 0.048]),
      ...[-1, 1].flatMap((side) => [
        lock(at(side * 0.068, 0.045, 0.018), at(side * 0.074, -0.08, 0.012), 0.026, 0.022),
        lock(at(side * 0.07, 0.03, -0.02), at(side * 0.076, -0.085, -0.025), 0.034, 0.026),
      ]),
      lock(at(0.03, 0.112, 0.045), at(-0.066, 0.055, 0.058), 0.022, 0.016),
      lock(at(0.03, 0.112, 0.045), at(0.066, 0.055, 0.05), 0.022, 0.016),
    ],
  };
  return styles[hair].map((shape) => combed(shape, 0.001 * size, up));
}

type Ball = (place: Vec, half: Vec, lean?: number) => Shape;

const lips = (ball: Ball, at: At, soft: number): Shape[] => [
  ball(at(0, -0.0605, 0.0785), [
    0.0185 - 0.0015 * soft,
    0.0048 + 0.001 * soft,
    0.008 + 0.001 * soft,
  ]),
  ball(at(0, -0.0695 - 0.0006 * soft, 0.0775), [
    0.0155 - 0.001 * soft,
    0.0062 + 0.0012 * soft,
    0.0085 + 0.001 * soft,
  ]),
];

type Bone = (a: Vec, b: Vec, thick: number, thin: number, material?: Material) => Shape;

const brow = (bone: Bone, at: At, side: number) =>
  bone(at(side * 0.015, 0.0265, 0.0848), at(side * 0.044, 0.0295, 0.0755), 0.0044, 0.003, 'hair');
const lash = (bone: Bone, at: At, side: number) =>
  bone(at(side * 0.019, -0.0035, 0.07), at(side * 0.042, -0.0025, 0.066), 0.0018, 0.0014, 'hair');

/** A head with a plain, sculpted face: brow, nose, cheeks, lips and chin, the lids closed. */
export function head(
  centre: Vec,
  towardsCrown: Vec,
  towardsFace: Vec,
  { hair, jaw, size = 1, soft = 0 }: HeadLook,
): Form[] {
  const [right, up, front] = frame(towardsCrown, towardsFace);
  const at: At = (side, rise, out) =>
    add(
      centre,
      add(scale(right, side * size), add(scale(up, rise * size), scale(front, out * size))),
    );
  const ball: Ball = (place, half, lean = 0) =>
    muscle(
      'skin',
      place,
      scale(half, size),
      add(up, scale(front, lean)),
      add(front, scale(up, -lean)),
    );
  const bone: Bone = (a, b, thick, thin, material = 'skin') =>
    limb(material, a, b, thick * size, thin * size);
  const both = (make: (side: number) => Shape) => [make(-1), make(1)];
  const skull: Form = {
    melt: 0.02 * size,
    shapes: [
      ball(at(0, 0.034, -0.016), [0.074, 0.084, 0.096]),
      ball(at(0, -0.032, 0.015), [0.059 * jaw, 0.086, 0.065], 0.06),
      ...both((side) =>
        bone(
          at(side * 0.052 * jaw, -0.052 + 0.008 * soft, -0.012),
          at(side * (0.012 - 0.004 * soft), -0.1, 0.058),
          0.021,
          0.017,
        ),
      ),
      ball(at(0, -0.1, 0.06), [0.022 * jaw, 0.018, 0.02]),
      bone(
        at(-0.03, 0.026, 0.068 - 0.004 * soft),
        at(0.03, 0.026, 0.068 - 0.004 * soft),
        0.013,
        0.013,
      ),
      bone(
        at(0, 0.014, 0.077 - 0.002 * soft),
        at(0, -0.025 + 0.002 * soft, 0.0945 - 0.0035 * soft),
        0.006 - 0.001 * soft,
        0.0072 - 0.0012 * soft,
      ),
      ...both((side) =>
        ball(at(side * 0.009, -0.0305, 0.083), [0.0065 - 0.0012 * soft, 0.0052, 0.0075]),
      ),
      ...both((side) =>
        ball(at(side * (0.043 - 0.003 * soft), -0.014 - 0.006 * soft, 0.046), [
          0.017 + 0.006 * soft,
          0.014 + 0.009 * soft,
          0.018 + 0.003 * soft,
        ]),
      ),
      ...both((side) => ball(at(side * 0.075, -0.012, -0.014), [0.009, 0.026, 0.015], -0.15)),
      ball(at(0, -0.065, 0.066), [0.024, 0.016, 0.014]),
    ],
    carved: both((side) => ball(at(side * 0.031, 0.004, 0.098), [0.019, 0.011, 0.021])),
  };
  return [
    skull,
    {
      melt: 0.006 * size,
      shapes: both((side) => ball(at(side * 0.03, 0.002, 0.0595), [0.0145, 0.0105, 0.0125])),
    },
    { melt: 0.005 * size, shapes: lips(ball, at, soft) },
    {
      melt: 0.003 * size,
      shapes: both((side) => brow(bone, at, side)).concat(both((side) => lash(bone, at, side))),
    },
    { melt: 0.018 * size, shapes: hairOf(hair, at, normalize(up), normalize(front), size) },
  ];
}
