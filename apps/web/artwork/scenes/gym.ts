import { body } from '../renderer/figures/body.ts';
import { builds, type Pose } from '../renderer/figures/pose.ts';
import { barbell } from '../renderer/figures/equipment.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { sinkBelow, sinkEdge, tallPoster, widePoster } from './sheets.ts';

const pose: Pose = {
  pelvis: [0, 0.98, 0],
  chest: [0, 1.34, -0.02],
  hipsFront: [0, 0, -1],
  chestFront: [0, -0.08, -1],
  headUp: [0, 1, 0.06],
  headFront: [0, 0.15, -1],
  wrists: [
    [0.4, 2.02, 0.02],
    [-0.4, 2.02, 0.02],
  ],
  elbows: [
    [0.6, 1.72, 0.2],
    [-0.6, 1.72, 0.2],
  ],
  ankles: [
    [0.24, 0.09, 0.02],
    [-0.24, 0.09, 0.02],
  ],
  knees: [
    [0.3, 0.5, -0.6],
    [-0.3, 0.5, -0.6],
  ],
  toes: [
    [0.4, 0, -1],
    [-0.4, 0, -1],
  ],
  knuckles: [
    [0, 1, 0.05],
    [0, 1, 0.05],
  ],
};

/** Seen from behind: a lifter holds a heavy barbell overhead. */
const gym: Scene = {
  forms: [
    ...body(pose, builds.man, outfits.shorts, { hair: 'crop', jaw: 1.05 }),
    ...barbell(
      [0, 2.075, 0.02],
      [1, 0, 0],
      [
        [0.225, 0.03, true],
        [0.225, 0.028],
        [0.17, 0.02],
      ],
      0.62,
    ),
  ],
  lights: [
    { ink: 'bone', from: [-0.95, 0.35, -0.3], strength: 1.5, rim: 0.75 },
    { ink: 'bone', from: [0.95, 0.55, -0.35], strength: 1.7, rim: 0.75 },
    { ink: 'red', from: [-0.5, 1.1, 0.75], strength: 0.62 },
    { ink: 'red', from: [0.3, -0.8, 0.6], strength: 0.08 },
  ],
};

export const gymShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'gym-tall',
    scene: gym,
    camera: { eye: [0, 0.6, 4.2], target: [0, 1.46, 0], angle: 31, shift: [0, 0.04] },
    behind: `<circle cx="540" cy="640" r="450" fill="${red}"/>`,
    over: sinkBelow(0.5, 0.86),
  },
  {
    ...widePoster,
    name: 'gym-wide',
    scene: gym,
    camera: { eye: [0, 0.7, 4.4], target: [0, 1.6, 0], angle: 19, shift: [0.42, 0] },
    behind: `<circle cx="1363" cy="500" r="410" fill="${red}"/>`,
    over: sinkEdge,
  },
];
