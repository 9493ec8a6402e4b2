import { body } from '../renderer/figures/body.ts';
import { builds, type Build, type Outfit, type Pose } from '../renderer/figures/pose.ts';
import { dumbbell, pilatesRing } from '../renderer/figures/equipment.ts';
import type { Form } from '../renderer/field.ts';
import type { HeadLook } from '../renderer/figures/head.ts';
import { red } from '../renderer/print.ts';
import type { Light, Scene } from '../renderer/scene.ts';
import type { Shot } from '../renderer/shot.ts';
import { outfits } from './outfits.ts';
import { portrait, sinkBelow } from './sheets.ts';

interface Sitter {
  readonly name: string;
  readonly build: Build;
  readonly outfit: Outfit;
  readonly look: HeadLook;
  /** What differs from standing upright with the arms down. */
  readonly pose: Partial<Pose>;
  readonly holds?: readonly Form[];
  /** The flat red shape behind: that of the subject's poster. */
  readonly behind: string;
}

const standing: Pose = {
  pelvis: [0, 0.98, 0],
  chest: [0, 1.34, 0],
  hipsFront: [0, 0, 1],
  chestFront: [0, 0, 1],
  headUp: [0, 1, 0],
  headFront: [0, 0, 1],
  wrists: [
    [-0.3, 0.85, 0.05],
    [0.3, 0.85, 0.05],
  ],
  elbows: [
    [-0.5, 1.1, -0.2],
    [0.5, 1.1, -0.2],
  ],
  ankles: [
    [-0.15, 0.09, 0],
    [0.15, 0.09, 0],
  ],
  knees: [
    [-0.15, 0.5, 0.4],
    [0.15, 0.5, 0.4],
  ],
  toes: [
    [-0.2, 0, 1],
    [0.2, 0, 1],
  ],
};

const sitters: readonly Sitter[] = [
  {
    name: 'trainer-1',
    build: builds.man,
    outfit: outfits.coach,
    look: { hair: 'crop', jaw: 1.06, size: 1.05 },
    pose: {
      chestFront: [-0.25, 0, 1],
      headFront: [-0.5, 0, 1],
      wrists: [
        [0.12, 1.19, 0.2],
        [-0.1, 1.24, 0.23],
      ],
      elbows: [
        [-0.5, 1, 0.2],
        [0.5, 1, 0.2],
      ],
      knuckles: [
        [1, 0.25, 0.05],
        [-1, 0.15, -0.05],
      ],
    },
    behind: `<circle cx="400" cy="420" r="320" fill="${red}"/>`,
  },
  {
    name: 'trainer-2',
    build: builds.woman,
    outfit: outfits.coach,
    look: { hair: 'ponytail', jaw: 0.88, soft: 1, size: 0.98 },
    pose: {
      chestFront: [0.3, 0, 1],
      headFront: [-1, 0.04, 0.3],
      headUp: [0.06, 1, 0],
      wrists: [
        [-0.2, 1.06, 0.06],
        [0.33, 0.86, 0.06],
      ],
      elbows: [
        [-0.6, 1.2, -0.15],
        [0.5, 1.1, -0.2],
      ],
      knuckles: [
        [0.6, -0.5, 0.35],
        [0, -1, 0.1],
      ],
    },
    behind: `<rect x="330" y="110" width="470" height="470" fill="${red}"/>`,
  },
  {
    name: 'trainer-3',
    build: builds.lean,
    outfit: outfits.boxer,
    look: { hair: 'quiff', jaw: 1.02, size: 1.02 },
    pose: {
      chestFront: [-0.55, -0.1, 1],
      headUp: [0, 1, 0.12],
      headFront: [-0.5, -0.1, 1],
      wrists: [
        [-0.12, 1.34, 0.3],
        [0.1, 1.4, 0.4],
      ],
      elbows: [
        [-0.42, 1, 0.15],
        [0.34, 1, 0.35],
      ],
      knuckles: [
        [-0.1, 1, 0.2],
        [-0.1, 1, 0.2],
      ],
    },
    behind: `<path d="M250 0H800L640 1000H90Z" fill="${red}"/>`,
  },
  {
    name: 'trainer-4',
    build: { ...builds.woman, muscle: 0.9, shoulders: 0.9 },
    outfit: outfits.leotard,
    look: { hair: 'bob', jaw: 0.9, soft: 0.9, size: 0.98 },
    pose: {
      chestFront: [-0.2, 0, 1],
      headFront: [1, 0.02, 0.42],
      wrists: [
        [-0.22, 1.46, 0.2],
        [0.2, 1.06, 0.06],
      ],
      elbows: [
        [-0.5, 1.05, 0.1],
        [0.6, 1.2, -0.15],
      ],
      knuckles: [
        [0.1, 1, 0.1],
        [-0.6, -0.5, 0.35],
      ],
    },
    holds: dumbbell([-0.215, 1.51, 0.215], [0.45, 0.1, 0.9], 0.9),
    behind: `<path d="M0 700A400 400 0 0 1 800 700Z" fill="${red}"/>`,
  },
  {
    name: 'trainer-5',
    build: { ...builds.woman, muscle: 0.72 },
    outfit: outfits.leotard,
    look: { hair: 'bun', jaw: 0.86, soft: 1, size: 0.97 },
    pose: {
      chestFront: [0.15, 0.05, 1],
      headUp: [-0.08, 1, 0],
      headFront: [1, 0.12, 0.3],
      wrists: [
        [-0.2, 1.3, 0.34],
        [0.22, 1.3, 0.33],
      ],
      elbows: [
        [-0.5, 1.15, 0.2],
        [0.5, 1.15, 0.2],
      ],
      knuckles: [
        [0.1, 0.5, 1],
        [-0.1, 0.5, 1],
      ],
      areHandsOpen: true,
    },
    holds: pilatesRing([0.01, 1.35, 0.4], [0, -0.1, 1], [1, 0, 0]),
    behind: `<path d="M40 120H760L400 780Z" fill="${red}"/>`,
  },
];

const lights: readonly Light[] = [
  { ink: 'bone', from: [1, 0.5, -0.3], strength: 1.8, rim: 0.7 },
  { ink: 'bone', from: [-0.7, 0.8, -0.6], strength: 1.2, rim: 0.8 },
  { ink: 'red', from: [-1, 0.55, 0.5], strength: 1.25 },
  { ink: 'red', from: [0.6, 0.2, 1], strength: 0.1 },
];

const sceneOf = ({ pose, build, outfit, look, holds = [] }: Sitter): Scene => ({
  forms: [...body({ ...standing, ...pose }, build, outfit, look), ...holds],
  lights,
});

/** Half-length portraits of the trainers, in the order of their manager ids. */
export const portraitShots: readonly Shot[] = sitters.map((sitter) => ({
  ...portrait,
  name: sitter.name,
  scene: sceneOf(sitter),
  camera: { eye: [0, 1.5, 3.4], target: [0, 1.4, 0], angle: 18 },
  behind: sitter.behind,
  over: sinkBelow(0.7, 1),
}));
