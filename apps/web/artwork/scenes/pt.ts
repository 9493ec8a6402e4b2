import { body } from '../renderer/figures/body.ts';
import { builds, type Pose } from '../renderer/figures/pose.ts';
import { disc } from '../renderer/figures/shapes.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { sinkBelow, tallPoster, widePoster } from './sheets.ts';

const member: Pose = {
  pelvis: [-0.7, 0.9, 0],
  chest: [-0.52, 1.24, 0.02],
  hipsFront: [0.8, 0, -0.6],
  chestFront: [0.62, -0.08, -0.78],
  headUp: [0.14, 1, 0],
  headFront: [0.8, -0.15, -0.75],
  wrists: [
    [0, 1.44, 0.1],
    [-0.26, 1.42, -0.06],
  ],
  elbows: [
    [-0.1, 1.3, 0.5],
    [-0.2, 0.9, -0.3],
  ],
  ankles: [
    [-1.16, 0.16, 0.16],
    [-0.34, 0.09, -0.16],
  ],
  knees: [
    [-0.7, 0.4, 0.3],
    [0.1, 0.5, -0.2],
  ],
  toes: [
    [0.8, -0.55, 0.2],
    [1, 0, 0.05],
  ],
  hands: 'glove',
};

const coach: Pose = {
  pelvis: [0.7, 0.9, 0],
  chest: [0.66, 1.26, 0],
  hipsFront: [-1, 0, 0.15],
  chestFront: [-1, -0.05, 0.1],
  headUp: [-0.16, 1, 0],
  headFront: [-1, -0.3, -0.45],
  wrists: [
    [0.22, 1.3, -0.22],
    [0.2, 1.43, 0.1],
  ],
  elbows: [
    [0.44, 0.9, -0.3],
    [0.5, 0.95, 0.35],
  ],
  ankles: [
    [1.12, 0.09, -0.16],
    [0.46, 0.09, 0.16],
  ],
  knees: [
    [0.74, 0.5, -0.2],
    [0.24, 0.5, 0.2],
  ],
  toes: [
    [-0.9, 0, -0.3],
    [-1, 0, 0.05],
  ],
  knuckles: [
    [-0.2, 1, 0],
    [-0.2, 1, 0],
  ],
};

/** A member hits the mitts of a trainer. */
export const pt: Scene = {
  forms: [
    ...body(member, builds.lean, outfits.trunks, { hair: 'crop', jaw: 1 }),
    ...body(coach, builds.man, outfits.shirt, { hair: 'crop', jaw: 1.05 }),
    { melt: 0.02, shapes: [disc('rubber', [0.14, 1.47, 0.1], [1, 0.1, 0], 0.125, 0.035, 0.03)] },
    { melt: 0.02, shapes: [disc('rubber', [0.16, 1.34, -0.22], [1, 0.1, 0], 0.125, 0.035, 0.03)] },
  ],
  lights: [
    { ink: 'bone', from: [-0.6, 0.9, -0.5], strength: 1.6, rim: 0.8, within: [-2, 0.1] },
    { ink: 'bone', from: [0.7, 0.8, -0.4], strength: 1.6, rim: 0.75 },
    { ink: 'red', from: [-0.9, 0.5, 0.55], strength: 0.5, within: [0.1, 2] },
    { ink: 'red', from: [0.5, 0.9, 0.8], strength: 0.5, within: [-2, 0.1] },
    { ink: 'bone', from: [-0.7, 0.6, -0.6], strength: 0.9, rim: 1, within: [0.1, 2] },
  ],
};

export const ptShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'pt-tall',
    scene: pt,
    camera: { eye: [0.07, 1.2, 5.4], target: [0.07, 1.2, 0], angle: 27, shift: [0, 0.13] },
    behind: `<path d="M0 0H600L490 1728H0Z" fill="${red}"/>`,
    over: sinkBelow(0.34, 0.56),
  },
  {
    ...widePoster,
    name: 'pt-wide',
    scene: pt,
    camera: { eye: [0.07, 1.25, 5.4], target: [0.07, 1.18, 0], angle: 15.2, shift: [0.42, 0] },
    behind: `<path d="M930 0H1490L1370 960H810Z" fill="${red}"/>`,
    over: sinkBelow(0.54, 0.88),
  },
];
