import type { Form } from '../field.ts';
import { add, cross, dot, frame, normalize, scale, subtract } from '../vector.ts';
import { clothing } from './clothing.ts';
import { head, type HeadLook } from './head.ts';
import { arm, leg } from './limbs.ts';
import type { Build, Outfit, Pose } from './pose.ts';
import { limb } from './shapes.ts';
import { torso } from './torso.ts';

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
  const worn = clothing(outfit, build, pose, up);
  const leanness = 0.55 + 0.45 * build.muscle;
  const sides = ([0, 1] as const).map((place) => {
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
    return {
      arm: arm(outfit, leanness * (build.bust > 0 ? 0.84 : 1), {
        shoulder,
        hint: pose.elbows[place],
        wrist: pose.wrists[place],
        knuckles: pose.knuckles?.[place],
        palm: pose.palms?.[place],
        hand: pose.hands ?? 'fist',
      }),
      leg: leg(outfit, leanness, hip, pose.knees[place], pose.ankles[place], pose.toes[place]),
    };
  });
  const throat = limb(
    'skin',
    neck,
    add(neck, scale(normalize(pose.headUp), 0.1)),
    0.058 * (0.3 + 0.7 * build.muscle),
    0.05 * (0.35 + 0.65 * build.muscle),
  );
  return [
    {
      shapes: [
        ...torso(worn, build, pose, up),
        ...sides.flatMap((side) => [...side.arm.shapes, ...side.leg]),
        throat,
      ],
      melt: 0.046,
    },
    ...sides.map((side) => side.arm.hand),
    ...head(crown, pose.headUp, pose.headFront, look),
  ];
}
