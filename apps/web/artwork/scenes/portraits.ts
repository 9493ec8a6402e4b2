import { body } from '../renderer/figures/body.ts';
import type { Pose } from '../renderer/figures/pose.ts';
import type { Camera, Light } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { portrait, sinkBelow } from './sheets.ts';
import { sitters, type Sitter } from './sitters.ts';

const standing: Pose = {
  pelvis: [0, 0.98, 0],
  chest: [0, 1.34, 0],
  hipsFront: [0, 0, -1],
  chestFront: [0, 0, -1],
  headUp: [0, 1, 0],
  headFront: [0, 0, -1],
  wrists: [
    [0.3, 0.85, 0.05],
    [-0.3, 0.85, 0.05],
  ],
  elbows: [
    [0.5, 1.1, 0.2],
    [-0.5, 1.1, 0.2],
  ],
  ankles: [
    [0.16, 0.09, 0],
    [-0.16, 0.09, 0],
  ],
  knees: [
    [0.16, 0.5, -0.4],
    [-0.16, 0.5, -0.4],
  ],
  toes: [
    [0.2, 0, -1],
    [-0.2, 0, -1],
  ],
};

const lights: readonly Light[] = [
  { ink: 'bone', from: [-0.95, 0.4, -0.3], strength: 1.6, rim: 0.75 },
  { ink: 'bone', from: [0.95, 0.55, -0.35], strength: 1.8, rim: 0.75 },
  { ink: 'red', from: [-0.5, 1.1, 0.75], strength: 0.54 },
  { ink: 'red', from: [0.3, -0.8, 0.6], strength: 0.08 },
];

const away = 3.8;

function cameraOf([middle, height]: Sitter['frame']): Camera {
  const angle = (Math.atan(height / 2 / away) * 360) / Math.PI;
  return { eye: [0, middle - 0.1, away], target: [0, middle, 0], angle };
}

/** Half-length portraits of the instructors, seen from behind. */
export const portraitShots: readonly Shot[] = sitters.map(
  ({ name, pose, build, outfit, look, holds = [], frame, behind }) => ({
    ...portrait,
    name,
    scene: { forms: [...body({ ...standing, ...pose }, build, outfit, look), ...holds], lights },
    camera: cameraOf(frame),
    behind,
    over: sinkBelow(0.62, 0.98),
  }),
);
