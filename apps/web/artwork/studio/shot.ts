import type { Camera, Scene } from './scene.ts';

/** One picture to be made: what is seen, from where, and what is printed flat behind and over it. */
export interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scene: Scene;
  readonly camera: Camera;
  /** SVG elements behind the traced scene. */
  readonly behind?: string;
  /** SVG elements over it. */
  readonly over?: string;
}
