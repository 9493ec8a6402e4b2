import { barbell, dumbbell, kettlebell } from '../renderer/figures/equipment.ts';
import { red } from '../renderer/print.ts';
import type { Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { cardLights } from './cards.ts';
import { pilates } from './pilates.ts';
import { banner } from './sheets.ts';

const bar: Scene = {
  forms: barbell(
    [0, 0, 0],
    [1, 0.16, -1.05],
    [
      [0.225, 0.034, true],
      [0.16, 0.026],
    ],
    0.2,
  ),
  lights: cardLights,
};

const iron: Scene = {
  forms: [
    kettlebell([-0.12, 0, -0.06], 1, [1, 0, 0.25]),
    ...dumbbell([0.14, 0.072, 0.14], [1, 0, -0.5], 1.1),
  ],
  lights: cardLights,
  floor: { height: 0, pool: [0, 0, 0.05], radius: 0.25, shine: 0.4 },
};

const weight: Scene = {
  forms: dumbbell([0, 0.1, 0.05], [1, 0.22, -0.45], 1.2),
  lights: cardLights,
  floor: { height: 0, pool: [0, 0, 0.05], radius: 0.25, shine: 0.4 },
};

/** The outline of a star around a point, in pixels, one of its five points upwards. */
function star(x: number, y: number, radius: number) {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner * Math.PI) / 5;
    const length = corner % 2 === 0 ? radius : radius * 0.46;
    return `${Math.round(x + Math.sin(angle) * length)} ${Math.round(y - Math.cos(angle) * length)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Wide pictures at the beginning of a page: all of the picture lies at the right, so that a title fits beside it. */
export const bannerShots: readonly Shot[] = [
  {
    ...banner,
    name: 'banner-health',
    scene: bar,
    camera: { eye: [0, 0.15, 3], target: [0, 0, 0], angle: 15.5, shift: [0.36, 0] },
    behind: `<rect x="700" y="120" width="400" height="400" fill="${red}"/>`,
  },
  {
    ...banner,
    name: 'banner-pilates',
    // Light on the floor ends before the edge of the picture, which has to match the page.
    scene: { ...pilates, floor: { height: -0.024, pool: [0, 0, 0], radius: 0.58, shine: 0.3 } },
    camera: { eye: [0.1, 0.7, 4.6], target: [0.05, 0.42, 0], angle: 21, shift: [0.345, 0] },
    behind: `<path d="M612 60H1112L862 490Z" fill="${red}"/>`,
  },
  {
    ...banner,
    name: 'banner-pt',
    scene: iron,
    camera: { eye: [0.1, 0.34, 1.9], target: [0.02, 0.15, 0], angle: 18, shift: [0.35, -0.02] },
    behind: `<path d="M765 60H1075L989 520H679Z" fill="${red}"/>`,
  },
  {
    ...banner,
    name: 'banner-review',
    scene: weight,
    camera: { eye: [0.05, 0.3, 2.1], target: [0, 0.12, 0], angle: 18, shift: [0.36, -0.02] },
    behind: `<path d="${star(885, 300, 265)}" fill="${red}"/>`,
  },
];
