import type { Form } from '../field.ts';
import { head, type HeadLook } from './head.ts';
import { limb, type Material, muscle, type Shape } from './shapes.ts';
import {
  add,
  between,
  cross,
  dot,
  frame,
  length,
  normalize,
  scale,
  subtract,
  type Vec,
} from '../vector.ts';

/** Left and right as the person's own: the first has the smaller x when the person faces the camera. */
type Pair<T> = readonly [T, T];

/** How a body is built: widths and thickness as factors of an average athlete's. */
export interface Build {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly muscle: number;
  readonly bust: number;
}

export const builds = {
  man: { shoulders: 1.06, waist: 1, hips: 0.88, muscle: 1.08, bust: 0 },
  lean: { shoulders: 1, waist: 0.94, hips: 0.86, muscle: 0.96, bust: 0 },
  woman: { shoulders: 0.86, waist: 0.83, hips: 0.92, muscle: 0.78, bust: 0.72 },
} satisfies Record<string, Build>;

/** Where a body's parts are and which way they face; arms and legs bend towards the given hints. */
export interface Pose {
  readonly pelvis: Vec;
  readonly chest: Vec;
  readonly hipsFront: Vec;
  readonly chestFront: Vec;
  readonly headUp: Vec;
  readonly headFront: Vec;
  readonly wrists: Pair<Vec>;
  readonly elbows: Pair<Vec>;
  readonly ankles: Pair<Vec>;
  readonly knees: Pair<Vec>;
  readonly toes: Pair<Vec>;
  /** Which way the knuckles are from the wrist; along the forearm when left out. */
  readonly knuckles?: Pair<Vec>;
  /** Fingers are stretched; else they are closed. */
  readonly areHandsOpen?: boolean;
}

/** What is worn: the material of each part. */
export interface Outfit {
  readonly torso: Material;
  readonly belly: Material;
  readonly hips: Material;
  readonly thighs: Material;
  readonly shins: Material;
  readonly feet: Material;
  /** What boxing gloves are made of, if any are worn. */
  readonly hands?: Material;
  /** How far the shirt covers the arms. */
  readonly sleeves: 'none' | 'short' | 'long';
}

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

function hand({ hands }: Outfit, wrist: Vec, grip: Vec, bend: Vec, isOpen: boolean): Shape[] {
  const at = (along: number, across = 0) =>
    add(wrist, add(scale(grip, along), scale(bend, across)));
  if (hands)
    return [
      muscle(hands, at(0.065, -0.006), [0.055, 0.062, 0.058], grip, bend),
      muscle(hands, at(0.115, -0.002), [0.054, 0.046, 0.06], grip, bend),
      limb(hands, at(0.045, 0.045), at(0.1, 0.056), 0.026, 0.024),
      limb(hands, at(-0.035), at(0.035), 0.043, 0.05),
    ];
  if (!isOpen)
    return [
      muscle('skin', at(0.05), [0.034, 0.05, 0.044], grip, bend),
      limb('skin', at(0.035, -0.03), at(0.08, -0.034), 0.016, 0.014),
    ];
  return [
    muscle('skin', at(0.045), [0.036, 0.055, 0.018], grip, bend),
    limb('skin', at(0.08), at(0.165, 0.008), 0.019, 0.009),
    limb('skin', at(0.03, 0.012), at(0.085, 0.03), 0.014, 0.009),
  ];
}

function arm(
  outfit: Outfit,
  size: number,
  shoulder: Vec,
  hint: Vec,
  target: Vec,
  isOpen: boolean,
  knuckles?: Vec,
): Shape[] {
  const elbow = joint(shoulder, target, 0.295, 0.265, hint);
  const wrist = add(
    elbow,
    scale(normalize(subtract(target, elbow)), Math.min(0.265, length(subtract(target, elbow)))),
  );
  const upper = normalize(subtract(elbow, shoulder));
  const fore = normalize(subtract(wrist, elbow));
  const bend = normalize(add(subtract(shoulder, elbow), subtract(wrist, elbow)));
  const grip = knuckles ? normalize(knuckles) : fore;
  const skin = outfit.sleeves === 'long' ? outfit.torso : 'skin';
  const sleeve =
    outfit.sleeves === 'short'
      ? [
          limb(
            outfit.torso,
            add(shoulder, scale(upper, 0.01)),
            between(shoulder, elbow, 0.52),
            0.078 * size,
            0.068 * size,
          ),
        ]
      : [];
  return [
    ...sleeve,
    muscle(
      skin,
      add(shoulder, scale(upper, 0.035)),
      [0.068 * size, 0.095 * size, 0.07 * size],
      upper,
      bend,
    ),
    limb(skin, shoulder, elbow, 0.046 * size, 0.037 * size),
    muscle(
      skin,
      add(between(shoulder, elbow, 0.58), scale(bend, 0.016)),
      [0.044 * size, 0.095, 0.048 * size],
      upper,
      bend,
    ),
    muscle(
      skin,
      add(between(shoulder, elbow, 0.5), scale(bend, -0.018)),
      [0.042 * size, 0.1, 0.04 * size],
      upper,
      bend,
    ),
    limb(skin, elbow, wrist, 0.037 * size, 0.026 * size),
    muscle(skin, between(elbow, wrist, 0.28), [0.046 * size, 0.095, 0.043 * size], fore, bend),
    ...hand(outfit, wrist, grip, bend, isOpen),
  ];
}

function leg(outfit: Outfit, size: number, hip: Vec, hint: Vec, ankle: Vec, toe: Vec): Shape[] {
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
    limb(outfit.thighs, hip, knee, 0.08 * size, 0.052 * size),
    muscle(
      outfit.thighs,
      add(between(hip, knee, 0.42), scale(front, 0.022)),
      [0.078 * size, 0.19, 0.072 * size],
      thigh,
      front,
    ),
    muscle(
      outfit.thighs,
      add(between(hip, knee, 0.5), scale(front, -0.026)),
      [0.064 * size, 0.17, 0.06 * size],
      thigh,
      front,
    ),
    muscle(
      outfit.thighs,
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

function torso(outfit: Outfit, build: Build, pose: Pose, up: Vec): Shape[] {
  const [right, , front] = frame(up, pose.chestFront);
  const [hipRight, hipUp, hipFront] = frame(up, pose.hipsFront);
  const at = (side: number, rise: number, out: number) =>
    add(pose.chest, add(scale(right, side), add(scale(up, rise), scale(front, out))));
  const low = (side: number, rise: number, out: number) =>
    add(pose.pelvis, add(scale(hipRight, side), add(scale(hipUp, rise), scale(hipFront, out))));
  const { shoulders: wide, waist, hips, muscle: strong, bust } = build;
  const middle = between(pose.pelvis, pose.chest, 0.48);
  const both = (make: (side: number) => Shape[]) => [...make(-1), ...make(1)];
  return [
    muscle(outfit.torso, at(0, 0.02, 0), [0.148 * wide, 0.185, 0.108], up, front),
    muscle(outfit.belly, middle, [0.128 * waist, 0.17, 0.092], up, front),
    muscle(outfit.hips, low(0, 0, 0), [0.148 * hips, 0.115, 0.105], hipUp, hipFront),
    limb(outfit.torso, at(-0.13 * wide, 0.14, -0.012), at(0.13 * wide, 0.14, -0.012), 0.06, 0.06),
    muscle(outfit.torso, at(0, 0.17, -0.045), [0.1 * wide, 0.1, 0.05 * strong], up, front),
    ...both((side) => [
      muscle(
        outfit.torso,
        at(side * 0.118 * wide, -0.02, -0.042),
        [0.056 * strong, 0.15, 0.06 * strong],
        add(up, scale(right, side * 0.34)),
        front,
      ),
      muscle(
        outfit.torso,
        at(side * 0.078 * wide, 0.07, -0.082),
        [0.06, 0.075, 0.036 * strong],
        add(up, scale(right, side * 0.2)),
        front,
      ),
      muscle(
        outfit.torso,
        at(side * 0.076 * wide, 0.075, 0.068),
        [0.082 * wide, 0.062, 0.046 * strong],
        add(up, scale(right, side * -0.3)),
        front,
      ),
      ...(bust > 0
        ? [
            muscle(
              outfit.torso,
              at(side * 0.062, 0.03, 0.07),
              [0.07, 0.07, 0.062 * bust],
              add(up, scale(right, side * 0.3)),
              front,
            ),
          ]
        : []),
      limb(
        outfit.sleeves === 'none' ? 'skin' : outfit.torso,
        at(side * 0.026, 0.215, -0.03),
        at(side * 0.15 * wide, 0.165, -0.02),
        0.046 * strong,
        0.036,
      ),
      limb(
        outfit.belly,
        low(side * 0.036, 0.06, -0.06),
        at(side * 0.04, -0.08, -0.072),
        0.036,
        0.03,
      ),
      muscle(
        outfit.hips,
        low(side * 0.076 * hips, -0.045, -0.062),
        [0.088 * hips, 0.095, 0.085],
        hipUp,
        hipFront,
      ),
    ]),
  ];
}

/** A body in a pose, as one form that melts where its parts meet. */
export function body(pose: Pose, build: Build, outfit: Outfit, look: HeadLook): Form[] {
  const up = normalize(subtract(pose.chest, pose.pelvis));
  const [right] = frame(up, pose.chestFront);
  const [hipRight] = frame(up, pose.hipsFront);
  const neck = add(pose.chest, add(scale(up, 0.2), scale(cross(right, up), -0.012)));
  const crown = add(
    neck,
    add(scale(normalize(pose.headUp), 0.172), scale(normalize(pose.headFront), 0.018)),
  );
  const side = (place: 0 | 1) => (place === 0 ? -1 : 1);
  const limbs = ([0, 1] as const).flatMap((place) => {
    const reach = subtract(pose.wrists[place], pose.chest);
    // A raised arm lifts its shoulder.
    const lift = Math.max(0, dot(normalize(reach), up)) * 0.055;
    const shoulder = add(
      pose.chest,
      add(
        scale(right, side(place) * (0.186 - lift * 0.5) * build.shoulders),
        scale(up, 0.135 + lift),
      ),
    );
    const hip = add(
      pose.pelvis,
      add(scale(hipRight, side(place) * 0.092 * build.hips), scale(up, -0.05)),
    );
    const leanness = 0.55 + 0.45 * build.muscle;
    return [
      ...arm(
        outfit,
        leanness * (build.bust > 0 ? 0.84 : 1),
        shoulder,
        pose.elbows[place],
        pose.wrists[place],
        pose.areHandsOpen ?? false,
        pose.knuckles?.[place],
      ),
      ...leg(outfit, leanness, hip, pose.knees[place], pose.ankles[place], pose.toes[place]),
    ];
  });
  const throat = limb(
    'skin',
    neck,
    add(neck, scale(normalize(pose.headUp), 0.1)),
    0.06 * (0.3 + 0.7 * build.muscle),
    0.053 * (0.35 + 0.65 * build.muscle),
  );
  return [
    { shapes: [...torso(outfit, build, pose, up), ...limbs, throat], melt: 0.046 },
    ...head(crown, pose.headUp, pose.headFront, look),
  ];
}
