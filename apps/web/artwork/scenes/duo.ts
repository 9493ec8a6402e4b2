import { body } from '../renderer/figures/body.ts';
import { builds, type Pose } from '../renderer/figures/pose.ts';
import { dumbbell, pilatesRing } from '../renderer/figures/equipment.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { sinkBelow, tallPoster, widePoster } from './sheets.ts';

const lifter: Pose = {
  pelvis: [-0.36, 0.5, 0],
  chest: [-0.38, 0.87, 0],
  hipsFront: [-0.64, 0, -0.77],
  chestFront: [-0.5, 0.03, -0.86],
  headUp: [0, 1, 0],
  headFront: [-0.6, 0.12, -0.8],
  wrists: [
    [-0.2, 1.55, -0.12],
    [-0.53, 0.69, 0.1],
  ],
  elbows: [
    [0.1, 1.3, -0.1],
    [-0.9, 0.85, 0.6],
  ],
  ankles: [
    [-0.12, 0.1, 0.28],
    [-0.8, 0.09, -0.25],
  ],
  knees: [
    [-0.37, -0.4, -0.2],
    [-1, 0.8, -0.6],
  ],
  toes: [
    [0.3, -0.9, 0.4],
    [-0.7, 0, -0.7],
  ],
  knuckles: [
    [0, 1, 0],
    [0.35, -0.7, -0.5],
  ],
};

const dancer: Pose = {
  pelvis: [0.36, 0.5, 0],
  chest: [0.38, 0.85, 0],
  hipsFront: [0.64, 0, -0.77],
  chestFront: [0.4, 0.03, -0.92],
  headUp: [0, 1, 0],
  headFront: [0.6, 0.15, -0.8],
  wrists: [
    [0.59, 1.49, 0.05],
    [0.21, 1.49, -0.07],
  ],
  elbows: [
    [0.9, 1.2, 0.15],
    [-0.1, 1.25, -0.1],
  ],
  ankles: [
    [0.78, 0.09, -0.25],
    [0.12, 0.1, 0.26],
  ],
  knees: [
    [1, 0.8, -0.6],
    [0.37, -0.4, -0.2],
  ],
  toes: [
    [0.7, 0, -0.7],
    [-0.3, -0.9, 0.4],
  ],
  hands: 'open',
  knuckles: [
    [0, 1, 0],
    [0, 1, 0],
  ],
  palms: [
    [-1, 0, -0.3],
    [1, 0, 0.3],
  ],
};

const duo: Scene = {
  forms: [
    ...body(lifter, builds.man, outfits.stringer, { hair: 'crop', jaw: 1.05 }),
    ...dumbbell([-0.2, 1.605, -0.12], [1, 0, 0.1], 1.2),
    ...body(dancer, builds.woman, outfits.leotard, {
      hair: 'ponytail',
      jaw: 0.87,
      size: 0.96,
    }),
    ...pilatesRing([0.4, 1.57, -0.01], [-0.3, 0, 1], [1, 0, 0.3]),
  ],
  lights: [
    { ink: 'bone', from: [-0.95, 0.35, -0.3], strength: 1.5, rim: 0.75 },
    { ink: 'bone', from: [0.95, 0.45, -0.3], strength: 1.6, rim: 0.75 },
    { ink: 'bone', from: [0, 1, -0.3], strength: 1, rim: 0.8 },
    { ink: 'red', from: [-0.5, 0.9, 0.8], strength: 0.5, within: [-3, 0.02] },
    { ink: 'red', from: [0.5, 0.9, 0.8], strength: 0.55, within: [0.02, 3] },
  ],
  floor: { height: 0, pool: [0, 0, 0], radius: 1.5, shine: 0.25 },
};

/** Personal training and pilates side by side, seen from behind. */
export const duoShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'duo-tall',
    scene: duo,
    camera: { eye: [0, 0.85, 5.2], target: [0, 0.8, 0], angle: 32.4, shift: [0, 0.13] },
    behind: `<circle cx="540" cy="625" r="390" fill="${red}"/>`,
    over: sinkBelow(0.43, 0.6),
  },
  {
    ...widePoster,
    name: 'duo-wide',
    scene: duo,
    camera: { eye: [0, 0.8, 5.2], target: [0, 0.88, 0], angle: 21.6, shift: [0.42, 0] },
    behind: `<circle cx="1363" cy="540" r="350" fill="${red}"/>`,
    over: sinkBelow(0.62, 0.92),
  },
];
