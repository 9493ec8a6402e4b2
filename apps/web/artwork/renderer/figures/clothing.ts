import { dot, frame, subtract, type Vec } from '../vector.ts';
import type { Build, Outfit, Pose, Sleeveless } from './pose.ts';
import type { Surface } from './shapes.ts';

/** How wide the pale border between cloth and skin is, in metres. */
const hem = 0.008;
/** Where the waistband lies above the middle of the pelvis. */
const waistband = [0.075, 0.108] as const;

/** How wide the strip at the sides is in which the cut of the back turns into that of the front. */
const turn = 0.12;

/** A soft step from 0 to 1. */
function smooth(at: number) {
  const share = Math.min(1, Math.max(0, at));
  return share * share * (3 - 2 * share);
}

/** The distance from an ellipse in the plane of the back, negative inside. */
function ellipse(side: number, rise: number, middle: readonly [number, number], half: Vec) {
  const u = (side - middle[0]) / half[0];
  const v = (rise - middle[1]) / half[1];
  return (Math.hypot(u, v) - 1) * Math.min(half[0], half[1]);
}

/** A top that leaves arms and neck free; each ellipse is a middle and half widths, measured from the middle of the chest. */
interface Cut {
  readonly arm: readonly [side: number, rise: number, width: number, height: number];
  readonly neck: readonly [rise: number, width: number, height: number];
  /** Where it ends below; left out, it reaches to the hips. */
  readonly end?: number;
}

const cuts: Record<Sleeveless, Cut> = {
  tank: { arm: [0.205, 0.11, 0.105, 0.11], neck: [0.235, 0.07, 0.052] },
  stringer: { arm: [0.19, 0.05, 0.135, 0.2], neck: [0.25, 0.065, 0.105] },
  bra: { arm: [0.2, 0.07, 0.14, 0.125], neck: [0.235, 0.06, 0.105], end: -0.085 },
  leotard: { arm: [0.2, 0.1, 0.105, 0.13], neck: [0.24, 0.08, 0.26] },
};

/** How all of them are cut in front. */
const front: Omit<Cut, 'end'> = { arm: [0.205, 0.165, 0.08, 0.08], neck: [0.235, 0.07, 0.052] };

/** The distance from the border of a top, negative inside the cloth. */
function outside({ arm, neck, end = -1 }: Cut, wide: number, side: number, rise: number) {
  return Math.max(
    -ellipse(side, rise, [arm[0] * wide, arm[1]], [arm[2] * wide, arm[3], 1]),
    -ellipse(side, rise, [0, neck[0]], [neck[1] * wide, neck[2], 1]),
    end - rise,
  );
}

/** What the torso is covered with: skin, cloth, and a pale hem where the two meet. */
export function clothing({ top }: Outfit, build: Build, pose: Pose, up: Vec): Surface {
  if (top === 'shirt') return 'cloth';
  const [right, , ahead] = frame(up, pose.chestFront);
  const [, hipUp] = frame(up, pose.hipsFront);
  return (x, y, z) => {
    const height = dot(subtract([x, y, z], pose.pelvis), hipUp);
    if (top !== 'leotard' && height < waistband[0]) return 'cloth';
    if (top !== 'leotard' && height < waistband[1]) return 'trim';
    if (top === 'none') return 'skin';
    const from = subtract([x, y, z], pose.chest);
    const side = Math.abs(dot(from, right));
    const rise = dot(from, up);
    const high = outside({ ...cuts[top], ...front }, build.shoulders, side, rise);
    const low = outside(cuts[top], build.shoulders, side, rise);
    // Only the back is cut low; the two cuts run into each other at the sides, so that the hem has no step.
    const distance = low + (high - low) * smooth(dot(from, ahead) / turn + 0.5);
    if (distance > 0) return 'skin';
    return distance > -hem ? 'trim' : 'cloth';
  };
}
