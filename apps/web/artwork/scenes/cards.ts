import { barbell, kettlebell } from '../renderer/figures/equipment.ts';
import { red } from '../renderer/print.ts';
import type { Light, Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { pilates } from './pilates.ts';
import { pt } from './pt.ts';
import { card, sinkBelow } from './sheets.ts';

export const cardLights: readonly Light[] = [
  { ink: 'bone', from: [-0.9, 0.6, -0.4], strength: 1.6, rim: 0.7 },
  { ink: 'bone', from: [0.9, 0.7, -0.4], strength: 1.6, rim: 0.7 },
  { ink: 'red', from: [-0.7, 1, 0.8], strength: 1.1 },
];

const bell: Scene = {
  forms: [kettlebell([0, 0, 0], 1)],
  lights: cardLights,
  floor: { height: 0, pool: [0, 0, 0.05], radius: 0.5, shine: 0.4 },
};

const bar: Scene = {
  forms: barbell(
    [-0.45, 0, 0.3],
    [1, 0.18, -0.62],
    [
      [0.225, 0.034, true],
      [0.225, 0.03],
      [0.16, 0.024],
    ],
    0.35,
  ),
  lights: cardLights,
};

/** A small square picture for each kind of pass; its edges are cropped in narrow cards. */
export const cardShots: readonly Shot[] = [
  {
    ...card,
    name: 'card-single',
    scene: bell,
    camera: { eye: [0.1, 0.3, 1.6], target: [0, 0.15, 0], angle: 17 },
    behind: `<circle cx="320" cy="290" r="230" fill="${red}"/>`,
  },
  {
    ...card,
    name: 'card-health',
    scene: bar,
    camera: { eye: [0, 0.15, 3], target: [0.02, 0.06, 0], angle: 15 },
    behind: `<rect x="130" y="110" width="420" height="420" fill="${red}"/>`,
  },
  {
    ...card,
    name: 'card-pilates',
    scene: pilates,
    camera: { eye: [0.1, 0.7, 4.6], target: [0.06, 0.38, 0], angle: 23 },
    behind: `<path d="M100 80H560L330 470Z" fill="${red}"/>`,
  },
  {
    ...card,
    name: 'card-pt',
    scene: pt,
    camera: { eye: [0.06, 1.25, 5.4], target: [0.06, 1.13, 0], angle: 18.2 },
    behind: `<path d="M130 0H390L320 640H60Z" fill="${red}"/>`,
    over: sinkBelow(0.52, 0.86),
  },
];
