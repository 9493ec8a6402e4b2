import { builds, type Build, type Outfit, type Pose } from '../renderer/figures/pose.ts';
import { band, barbell, dumbbell, pilatesRing } from '../renderer/figures/equipment.ts';
import type { Form } from '../renderer/field.ts';
import type { HeadLook } from '../renderer/figures/head.ts';
import { red } from '../renderer/print.ts';
import { outfits } from './outfits.ts';

/** An instructor as their portrait shows them. */
export interface Sitter {
  readonly name: string;
  readonly build: Build;
  readonly outfit: Outfit;
  readonly look: HeadLook;
  /** What differs from standing upright, seen from behind; the first of a pair is at the right. */
  readonly pose: Partial<Pose>;
  readonly holds?: readonly Form[];
  /** How high the middle of the picture is and how much it shows from top to bottom, in metres. */
  readonly frame: readonly [middle: number, height: number];
  /** The flat red shape behind. */
  readonly behind: string;
}

/** The instructors, in the order of their manager ids. */
export const sitters: readonly Sitter[] = [
  {
    name: 'trainer-1',
    build: { ...builds.man, shoulders: 1.1 },
    outfit: outfits.stringer,
    look: { hair: 'crop', jaw: 1.06 },
    pose: {
      chestFront: [0, -0.06, -1],
      headFront: [-0.2, 0.05, -1],
      wrists: [
        [0.27, 1.47, 0.1],
        [-0.27, 1.47, 0.1],
      ],
      elbows: [
        [0.42, 1.1, 0.35],
        [-0.42, 1.1, 0.35],
      ],
      knuckles: [
        [-0.1, 1, -0.1],
        [0.1, 1, -0.1],
      ],
      palms: [
        [0, 0.1, -1],
        [0, 0.1, -1],
      ],
    },
    holds: barbell(
      [0, 1.53, 0.118],
      [1, 0, 0],
      [
        [0.2, 0.026, true],
        [0.15, 0.022],
      ],
      0.34,
      0.05,
    ),
    frame: [1.46, 1.36],
    behind: `<circle cx="400" cy="430" r="330" fill="${red}"/>`,
  },
  {
    name: 'trainer-2',
    build: builds.woman,
    outfit: outfits.bra,
    look: { hair: 'ponytail', jaw: 0.88, size: 0.98 },
    pose: {
      chestFront: [-0.35, 0, -1],
      hipsFront: [-0.2, 0, -1],
      headFront: [0.55, 0.02, -1],
      wrists: [
        [0.17, 1.62, 0.15],
        [-0.13, 1.13, 0.2],
      ],
      elbows: [
        [0.5, 2.0, 0],
        [-0.6, 1.15, 0.1],
      ],
      knuckles: [
        [-0.15, -1, 0.1],
        [0.4, 0.8, 0.1],
      ],
      palms: [
        [0, 0, 1],
        [0, 0, 1],
      ],
    },
    holds: [band([0.155, 1.565, 0.19], [-0.105, 1.18, 0.22])],
    frame: [1.42, 1.1],
    behind: `<rect x="150" y="130" width="500" height="500" fill="${red}"/>`,
  },
  {
    name: 'trainer-3',
    build: builds.lean,
    outfit: outfits.trunks,
    look: { hair: 'crop', jaw: 1.02, size: 1.02 },
    pose: {
      chestFront: [-0.8, -0.08, -0.75],
      hipsFront: [-0.7, 0, -0.7],
      headUp: [-0.08, 1, 0],
      headFront: [-1, -0.1, -0.6],
      wrists: [
        [-0.17, 1.47, -0.24],
        [-0.32, 1.48, 0.02],
      ],
      elbows: [
        [0.2, 1, -0.3],
        [-0.25, 1.0, 0.2],
      ],
      knuckles: [
        [-0.3, 1, -0.1],
        [-0.3, 1, 0],
      ],
      hands: 'glove',
    },
    frame: [1.4, 1.12],
    behind: `<path d="M270 0H720L560 1000H110Z" fill="${red}"/>`,
  },
  {
    name: 'trainer-4',
    build: { ...builds.woman, muscle: 0.84, shoulders: 0.88, waist: 0.79 },
    outfit: outfits.tank,
    look: { hair: 'bob', jaw: 0.9, size: 0.98 },
    pose: {
      headFront: [-0.8, 0.02, -0.8],
      wrists: [
        [0.3, 1.58, 0.02],
        [-0.3, 1.5, 0.02],
      ],
      elbows: [
        [0.5, 1.2, 0.05],
        [-0.5, 1.1, 0.05],
      ],
      knuckles: [
        [0.05, 1, 0],
        [-0.05, 1, 0],
      ],
      palms: [
        [0, 0, -1],
        [0, 0, -1],
      ],
    },
    holds: [
      ...dumbbell([0.305, 1.635, 0.005], [1, 0.05, -0.6], 0.85),
      ...dumbbell([-0.305, 1.555, 0.005], [1, -0.05, 0.6], 0.85),
    ],
    frame: [1.42, 1.2],
    behind: `<path d="M30 660A370 370 0 0 1 770 660Z" fill="${red}"/>`,
  },
  {
    name: 'trainer-5',
    build: { ...builds.woman, muscle: 0.74 },
    outfit: outfits.leotard,
    look: { hair: 'bun', jaw: 0.86, size: 0.97 },
    pose: {
      chest: [0.02, 1.34, 0],
      headUp: [0.06, 1, 0],
      headFront: [0.4, 0.1, -1],
      wrists: [
        [0.21, 1.87, -0.02],
        [-0.15, 1.89, -0.02],
      ],
      elbows: [
        [0.6, 1.6, 0.1],
        [-0.6, 1.6, 0.1],
      ],
      knuckles: [
        [0.05, 1, 0],
        [-0.05, 1, 0],
      ],
      palms: [
        [-1, 0, 0],
        [1, 0, 0],
      ],
      hands: 'open',
    },
    holds: pilatesRing([0.04, 1.95, -0.02], [0, 0, 1], [1, 0, 0]),
    frame: [1.57, 1.3],
    behind: `<path d="M60 110H740L400 740Z" fill="${red}"/>`,
  },
];
