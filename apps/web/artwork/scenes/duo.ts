import { body } from '../renderer/figures/body.ts';
import { builds, type Pose } from '../renderer/figures/pose.ts';
import { dumbbell, pilatesRing } from '../renderer/figures/equipment.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { sinkBelow, sinkEdge, tallPoster, widePoster } from './sheets.ts';

const lifter: Pose = {
  pelvis: [-0.34, 0.5, 0],
  chest: [-0.36, 0.87, 0],
  hipsFront: [-1, 0, 0.1],
  chestFront: [-1, 0.05, 0.35],
  headUp: [0, 1, 0],
  headFront: [-1, 0.22, 0.1],
  wrists: [
    [-0.4, 1.56, -0.16],
    [-0.42, 0.64, 0.26],
  ],
  elbows: [
    [-0.6, 1.2, -0.4],
    [-0.05, 0.75, 0.45],
  ],
  ankles: [
    [0.06, 0.1, -0.12],
    [-0.78, 0.09, 0.14],
  ],
  knees: [
    [-0.5, -0.4, -0.12],
    [-1.2, 0.8, 0.14],
  ],
  toes: [
    [0.5, -0.9, 0],
    [-1, 0, 0],
  ],
  knuckles: [
    [0, 1, 0],
    [-0.5, -0.7, -0.3],
  ],
};

const dancer: Pose = {
  pelvis: [0.36, 0.5, 0],
  chest: [0.38, 0.85, 0],
  hipsFront: [1, 0, 0.1],
  chestFront: [1, 0.05, 0.2],
  headUp: [0, 1, 0],
  headFront: [1, 0.35, 0.1],
  wrists: [
    [0.24, 1.44, 0.08],
    [0.58, 1.46, -0.02],
  ],
  elbows: [
    [0, 1.2, 0.35],
    [0.8, 1.2, -0.25],
  ],
  ankles: [
    [0.8, 0.09, 0.12],
    [-0.02, 0.1, -0.12],
  ],
  knees: [
    [1.2, 0.8, 0.12],
    [0.5, -0.4, -0.12],
  ],
  toes: [
    [1, 0, 0],
    [-0.5, -0.9, 0],
  ],
  hands: 'open',
  knuckles: [
    [0.3, 1, 0],
    [-0.3, 1, 0],
  ],
};

const duo: Scene = {
  forms: [
    ...body(lifter, builds.man, outfits.shorts, { hair: 'crop', jaw: 1.05 }),
    ...dumbbell([-0.4, 1.61, -0.16], [1, 0, 0.1], 1.2),
    ...body(dancer, builds.woman, outfits.leotard, {
      hair: 'ponytail',
      jaw: 0.87,
      size: 0.96,
    }),
    ...pilatesRing([0.41, 1.52, 0.03], [0, 0, 1], [1, 0, 0]),
  ],
  lights: [
    { ink: 'bone', from: [-0.9, 0.7, -0.4], strength: 1.5, rim: 0.8 },
    { ink: 'bone', from: [0.9, 0.7, -0.4], strength: 1.5, rim: 0.8 },
    { ink: 'red', from: [-0.5, 0.9, 0.8], strength: 0.55, within: [-3, 0.02] },
    { ink: 'red', from: [0.5, 0.9, 0.8], strength: 0.7, within: [0.02, 3] },
  ],
  floor: { height: 0, pool: [0, 0, 0], radius: 1.5, shine: 0.25 },
};

/** Personal training and pilates back to back. */
export const duoShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'duo-tall',
    scene: duo,
    camera: { eye: [0, 0.85, 5.2], target: [0, 0.8, 0], angle: 30, shift: [0, 0.135] },
    behind: `<circle cx="540" cy="560" r="420" fill="${red}"/>`,
    over: sinkBelow(0.5, 0.68),
  },
  {
    ...widePoster,
    name: 'duo-wide',
    scene: duo,
    camera: { eye: [0, 0.8, 5.2], target: [0, 0.86, 0], angle: 19.8, shift: [0.42, 0] },
    behind: `<circle cx="1363" cy="450" r="390" fill="${red}"/>`,
    over: sinkEdge,
  },
];
