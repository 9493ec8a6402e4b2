import { add, between, frame, scale, type Vec } from '../vector.ts';
import type { Build, Pose } from './pose.ts';
import { limb, muscle, type Shape, type Surface } from './shapes.ts';

/** Chest, belly, hips and what is between neck and shoulders, covered with `worn`. */
export function torso(worn: Surface, build: Build, pose: Pose, up: Vec): Shape[] {
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
    muscle(worn, at(0, 0.02, 0), [0.148 * wide, 0.185, 0.108], up, front),
    muscle(worn, middle, [0.128 * waist, 0.17, 0.092], up, front),
    muscle(worn, low(0, 0, 0), [0.148 * hips, 0.115, 0.105], hipUp, hipFront),
    limb(worn, at(-0.13 * wide, 0.14, -0.012), at(0.13 * wide, 0.14, -0.012), 0.06, 0.06),
    muscle(worn, at(0, 0.17, -0.045), [0.1 * wide, 0.1, 0.05 * strong], up, front),
    ...both((side) => [
      muscle(
        worn,
        at(side * 0.118 * wide, -0.02, -0.042),
        [0.056 * strong, 0.15, 0.06 * strong],
        add(up, scale(right, side * 0.34)),
        front,
      ),
      muscle(
        worn,
        at(side * 0.078 * wide, 0.07, -0.082),
        [0.06, 0.075, 0.036 * strong],
        add(up, scale(right, side * 0.2)),
        front,
      ),
      muscle(
        worn,
        at(side * 0.076 * wide, 0.075, 0.068),
        [0.082 * wide, 0.062, 0.046 * strong],
        add(up, scale(right, side * -0.3)),
        front,
      ),
      ...(bust > 0
        ? [
            muscle(
              worn,
              at(side * 0.062, 0.03, 0.07),
              [0.07, 0.07, 0.062 * bust],
              add(up, scale(right, side * 0.3)),
              front,
            ),
          ]
        : []),
      limb(
        worn,
        at(side * 0.026, 0.215, -0.03),
        at(side * 0.15 * wide, 0.165, -0.02),
        0.046 * strong,
        0.036,
      ),
      limb(worn, low(side * 0.036, 0.06, -0.06), at(side * 0.04, -0.08, -0.072), 0.036, 0.03),
      muscle(
        worn,
        low(side * 0.076 * hips, -0.045, -0.062),
        [0.088 * hips, 0.095, 0.085],
        hipUp,
        hipFront,
      ),
    ]),
  ];
}
