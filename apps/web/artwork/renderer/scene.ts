import type { Form } from './field.ts';
import type { Vec } from './vector.ts';

/** The two inks that light prints with; paper is near-black. */
type Ink = 'red' | 'bone';

/** Light that comes from a direction. */
export interface Light {
  readonly ink: Ink;
  /** From the subject towards the light. */
  readonly from: Vec;
  readonly strength: number;
  /** How much it keeps to the edges of the subject, 0 (everywhere) to 1 (a thin rim). */
  readonly rim?: number;
  /** It falls only on what lies between these two places from left to right. */
  readonly within?: readonly [left: number, right: number];
}

/** Where the picture is taken from. */
export interface Camera {
  readonly eye: Vec;
  readonly target: Vec;
  /** The vertical angle of view in degrees. */
  readonly angle: number;
  /** Moves the picture across the frame, in frame heights: right and up are positive. */
  readonly shift?: readonly [number, number];
  /** Tilts the horizon, in degrees. */
  readonly roll?: number;
}

/** A dark, faintly shining floor with a pool of red light on it. */
export interface Floor {
  readonly height: number;
  readonly pool: Vec;
  readonly radius: number;
  readonly shine: number;
}

/** What stands in front of the camera and how it is lit. */
export interface Scene {
  readonly forms: readonly Form[];
  readonly lights: readonly Light[];
  readonly floor?: Floor;
}
