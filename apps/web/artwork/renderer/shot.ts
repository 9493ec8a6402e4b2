import type { Camera, Scene } from './scene.ts';

/** A picture to render: scene, camera, and flat SVG behind and over them. */
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
