import type { Form } from '../field.ts';
import { add, between, dot, length, normalize, scale, subtract, type Vec } from '../vector.ts';
import { hand, type HandKind } from './hands.ts';
import type { Outfit } from './pose.ts';
import { limb, muscle, type Shape } from './shapes.ts';

/** Where a joint between two bones lies, bent towards `hint`. */
function joint(root: Vec, end: Vec, first: number, second: number, hint: Vec): Vec {
  const span = Math.min(length(subtract(end, root)), (first + second) * 0.999);
  const along = normalize(subtract(end, root));
  const reach = (span * span + first * first - second * second) / (2 * span);
  const out = Math.sqrt(Math.max(0, first * first - reach * reach));
  const towards = subtract(hint, root);
  const side = normalize(subtract(towards, scale(along, dot(towards, along))));
  return add(root, add(scale(along, reach), scale(side, out)));
}

interface ArmPose {
  readonly shoulder: Vec;
  /** Where the elbow points. */
  readonly hint: Vec;
  readonly wrist: Vec;
  readonly knuckles?: Vec;
  readonly palm?: Vec;
  readonly hand: HandKind;
}

/** Upper arm and forearm, and the hand, which is a form of its own so that its fingers stay apart. */
export function arm(
  outfit: Outfit,
  size: number,
  { shoulder, hint, wrist: target, knuckles, palm, hand: kind }: ArmPose,
): { shapes: Shape[]; hand: Form } {
  const elbow = joint(shoulder, target, 0.295, 0.265, hint);
  const wrist = add(
    elbow,
    scale(normalize(subtract(target, elbow)), Math.min(0.265, length(subtract(target, elbow)))),
  );
  const upper = normalize(subtract(elbow, shoulder));
  const fore = normalize(subtract(wrist, elbow));
  const bend = normalize(add(subtract(shoulder, elbow), subtract(wrist, elbow)));
  const grip = knuckles ? normalize(knuckles) : fore;
  const sleeve =
    outfit.top === 'shirt'
      ? [
          limb(
            'cloth',
            add(shoulder, scale(upper, 0.01)),
            between(shoulder, elbow, 0.52),
            0.078 * size,
            0.068 * size,
          ),
        ]
      : [];
  return {
    shapes: [
      ...sleeve,
      muscle(
        'skin',
        add(shoulder, scale(upper, 0.035)),
        [0.068 * size, 0.095 * size, 0.07 * size],
        upper,
        bend,
      ),
      limb('skin', shoulder, elbow, 0.046 * size, 0.031 * size),
      muscle(
        'skin',
        add(between(shoulder, elbow, 0.58), scale(bend, 0.016)),
        [0.044 * size, 0.095, 0.048 * size],
        upper,
        bend,
      ),
      muscle(
        'skin',
        add(between(shoulder, elbow, 0.5), scale(bend, -0.018)),
        [0.042 * size, 0.1, 0.04 * size],
        upper,
        bend,
      ),
      limb('skin', elbow, wrist, 0.031 * size, 0.024 * size),
      muscle('skin', between(elbow, wrist, 0.3), [0.045 * size, 0.088, 0.041 * size], fore, bend),
    ],
    hand: hand(kind, wrist, grip, palm ?? bend, 0.4 + 0.6 * size),
  };
}

/** Thigh, shin and foot, bent towards the hint. */
export function leg(
  outfit: Outfit,
  size: number,
  hip: Vec,
  hint: Vec,
  ankle: Vec,
  toe: Vec,
): Shape[] {
  const knee = joint(hip, ankle, 0.44, 0.43, hint);
  const thigh = normalize(subtract(knee, hip));
  const shin = normalize(subtract(ankle, knee));
  const front = normalize(subtract(knee, between(hip, ankle, 0.5)));
  const foot = normalize(toe);
  const below = subtract(shin, scale(foot, dot(shin, foot)));
  const isPointed = length(below) < 0.3;
  const sole = isPointed ? scale(front, -1) : normalize(below);
  const heel = add(add(ankle, scale(foot, -0.03)), scale(sole, 0.045));
  const ball = add(add(ankle, scale(foot, 0.13)), scale(sole, 0.055));
  return [
    limb('cloth', hip, knee, 0.08 * size, 0.052 * size),
    ...(outfit.isLoose
      ? [
          limb(
            'cloth',
            add(hip, add(scale(front, -0.035), scale(thigh, 0.035))),
            between(hip, knee, 0.62),
            0.122,
            0.132,
          ),
        ]
      : []),
    muscle(
      'cloth',
      add(between(hip, knee, 0.42), scale(front, 0.022)),
      [0.078 * size, 0.19, 0.072 * size],
      thigh,
      front,
    ),
    muscle(
      'cloth',
      add(between(hip, knee, 0.5), scale(front, -0.026)),
      [0.064 * size, 0.17, 0.06 * size],
      thigh,
      front,
    ),
    muscle(
      'cloth',
      add(between(hip, knee, 0.82), scale(front, 0.02)),
      [0.058 * size, 0.07, 0.045 * size],
      thigh,
      front,
    ),
    muscle(outfit.shins, knee, [0.05 * size, 0.055, 0.05 * size], thigh, front),
    limb(outfit.shins, knee, ankle, 0.046 * size, 0.031),
    muscle(
      outfit.shins,
      add(between(knee, ankle, 0.3), scale(front, -0.026)),
      [0.052 * size, 0.115, 0.048 * size],
      shin,
      front,
    ),
    ...(isPointed
      ? [
          limb(outfit.feet, ankle, add(ankle, scale(foot, 0.13)), 0.032, 0.026),
          limb(
            outfit.feet,
            add(ankle, scale(foot, 0.12)),
            add(ankle, scale(foot, 0.2)),
            0.025,
            0.012,
          ),
        ]
      : [
          limb(outfit.feet, ankle, heel, 0.034, 0.032),
          limb(outfit.feet, heel, ball, 0.034, 0.03),
          limb(outfit.feet, ball, add(ball, scale(foot, 0.055)), 0.031, 0.022),
        ]),
  ];
}
