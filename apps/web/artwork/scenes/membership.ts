import { plate } from '../renderer/figures/equipment.ts';
import type { Form } from '../renderer/field.ts';
import { randomFrom } from '../renderer/random.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { sinkBelow, sinkEdge, tallPoster, widePoster } from './sheets.ts';

const random = randomFrom(20);

/** Plates lying on each other, the top one red. */
const pile = (x: number, z: number, count: number): Form[] =>
  Array.from({ length: count }, (_, at) => {
    const half = 0.045;
    const place = [
      x + (random() - 0.5) * 0.03,
      half + at * half * 2.02,
      z + (random() - 0.5) * 0.03,
    ] as const;
    return plate(place, [0, 1, 0], 0.24, half, at === count - 1);
  }).flat();

const scene = (forms: readonly Form[]): Scene => ({
  forms,
  lights: [
    { ink: 'bone', from: [-0.9, 0.5, -0.5], strength: 1.6, rim: 0.7 },
    { ink: 'bone', from: [0.8, 0.9, -0.5], strength: 1.4, rim: 0.7 },
    { ink: 'red', from: [-0.7, 1, 0.8], strength: 1.2 },
  ],
  floor: { height: 0, pool: [0, 0, 0.2], radius: 1.9, shine: 0.5 },
});

const wide = scene([
  ...pile(-0.84, 0.12, 2),
  ...pile(-0.28, 0.04, 4),
  ...pile(0.28, -0.04, 7),
  ...pile(0.84, -0.12, 12),
]);
const near = scene([
  ...pile(-0.45, 0.62, 2),
  ...pile(-0.24, 0.1, 4),
  ...pile(0.1, -0.36, 7),
  ...pile(0.42, -0.85, 12),
]);

export const membershipShots: readonly Shot[] = [
  {
    ...tallPoster,
    name: 'membership-tall',
    scene: near,
    camera: { eye: [0, 1.5, 5.4], target: [0, 0.5, 0], angle: 29.5, shift: [0, 0.18] },
    behind: `<rect x="360" y="90" width="560" height="560" fill="${red}"/>`,
    over: sinkBelow(0.5, 0.66),
  },
  {
    ...widePoster,
    name: 'membership-wide',
    scene: wide,
    camera: { eye: [0, 1.7, 5.2], target: [0, 0.5, 0], angle: 17, shift: [0.36, 0] },
    behind: `<rect x="1160" y="80" width="580" height="580" fill="${red}"/>`,
    over: sinkEdge,
  },
];
