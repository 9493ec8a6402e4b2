import { body } from '../renderer/figures/body.ts';
import { builds, type Pose } from '../renderer/figures/pose.ts';
import { block } from '../renderer/figures/shapes.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { sinkBelow, sinkEdge, tallPoster, widePoster } from './sheets.ts';

const teaser: Pose = {
  pelvis: [0, 0.14, 0],
  chest: [-0.25, 0.42, 0],
  hipsFront: [0.72, 0.69, 0],
  chestFront: [0.8, 0.6, 0],
  headUp: [-0.45, 0.9, 0],
  headFront: [0.8, 0.3, -0.55],
  wrists: [
    [0.2, 0.7, 0.15],
    [0.2, 0.7, -0.15],
  ],
  elbows: [
    [0, 0.3, 0.3],
    [0, 0.3, -0.3],
  ],
  ankles: [
    [0.7, 0.66, 0.06],
    [0.7, 0.66, -0.06],
  ],
  knees: [
    [0.2, 0.9, 0.06],
    [0.2, 0.9, -0.06],
  ],
  toes: [
    [0.8, 0.6, 0],
    [0.8, 0.6, 0],
  ],
  hands: 'open',
};

/** Body and legs raised to a V. */
export const pilates: Scene = {
  forms: [
    ...body(teaser, builds.woman, outfits.leotard, { hair: 'bun', jaw: 0.87, size: 0.96 }),
    { melt: 0, shapes: [block('mat', [0.05, -0.012, 0], [0.85, 0.012, 0.3])] },
  ],
  lights: [
    { ink: 'bone', from: [-0.7, 0.8, -0.4], strength: 1.8, rim: 0.75 },
    { ink: 'bone', from: [0.5, 1, -0.5], strength: 1.7, rim: 0.75 },
    { ink: 'red', from: [0.6, 0.9, 0.8], strength: 0.7 },
  ],
  floor: { height: -0.024, pool: [0, 0, 0], radius: 1.5, shine: 0.3 },
};

export const pilatesShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'pilates-tall',
    scene: pilates,
    camera: { eye: [-1.4, 0.75, 4.4], target: [0.1, 0.3, 0], angle: 35.8, shift: [0.012, 0.11] },
    behind: `<path d="M70 100H1010L540 900Z" fill="${red}"/>`,
    over: sinkBelow(0.52, 0.67),
  },
  {
    ...widePoster,
    name: 'pilates-wide',
    scene: pilates,
    camera: { eye: [-1.4, 0.7, 4.4], target: [0.16, 0.4, 0], angle: 16.9, shift: [0.4, 0] },
    behind: `<path d="M890 60H1850L1457 740H1283Z" fill="${red}"/>`,
    over: sinkEdge,
  },
];
