import type { Vec } from '../vector.ts';
import type { HandKind } from './hands.ts';
import type { Material } from './shapes.ts';

/** Left and right of the figure; the first has the smaller x when the figure faces the camera. */
type Pair<T> = readonly [T, T];

/** How a body is built: widths and thickness as factors of an average athlete's. */
export interface Build {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly muscle: number;
  readonly bust: number;
}

export const builds = {
  man: { shoulders: 1.06, waist: 1, hips: 0.88, muscle: 1.08, bust: 0 },
  lean: { shoulders: 1, waist: 0.94, hips: 0.86, muscle: 0.96, bust: 0 },
  woman: { shoulders: 0.86, waist: 0.83, hips: 0.92, muscle: 0.78, bust: 0.72 },
} satisfies Record<string, Build>;

/** Where a body's parts are and which way they face; arms and legs bend towards the given hints. */
export interface Pose {
  readonly pelvis: Vec;
  readonly chest: Vec;
  readonly hipsFront: Vec;
  readonly chestFront: Vec;
  readonly headUp: Vec;
  readonly headFront: Vec;
  readonly wrists: Pair<Vec>;
  readonly elbows: Pair<Vec>;
  readonly ankles: Pair<Vec>;
  readonly knees: Pair<Vec>;
  readonly toes: Pair<Vec>;
  /** Which way the knuckles are from the wrist; along the forearm when left out. */
  readonly knuckles?: Pair<Vec>;
  /** Which way the palms face; towards the inside of the elbow when left out. */
  readonly palms?: Pair<Vec>;
  /** Closed hands when left out. */
  readonly hands?: HandKind;
}

/** Tops that are cut out of the surface of the torso. */
export type Sleeveless = 'tank' | 'stringer' | 'bra' | 'leotard';

/** What a figure wears; all wear trousers or shorts. */
export interface Outfit {
  readonly top: 'none' | 'shirt' | Sleeveless;
  /** Shorts that stand off from the thighs. */
  readonly isLoose?: boolean;
  readonly shins: Material;
  readonly feet: Material;
}
