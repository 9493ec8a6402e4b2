import { type Field, fieldOf } from './field.ts';
import { type Inks, mirrored, shade } from './light.ts';
import type { Camera, Floor, Scene } from './scene.ts';
import { add, cross, length, normalize, scale, subtract, type Vec } from './vector.ts';

const farthest = 16;

/** How far a ray goes before it meets a surface; `Infinity` if it meets none. */
function meet(field: Field, [x, y, z]: Vec, [dx, dy, dz]: Vec) {
  let travelled = 0;
  for (let step = 0; step < 160 && travelled < farthest; step += 1) {
    const near = field.distance(x + dx * travelled, y + dy * travelled, z + dz * travelled);
    if (near < 0.0006 + travelled * 0.0002) return travelled;
    travelled += near * 0.88;
  }
  return Infinity;
}

/** Red ink, bone ink and coverage of a pixel; the inks are already weighted by the coverage. */
type Pixel = readonly [red: number, bone: number, cover: number];

const nothing: Pixel = [0, 0, 0];

function onFloor(field: Field, scene: Scene, floor: Floor, point: Vec, view: Vec): Pixel {
  const away = length([point[0] - floor.pool[0], 0, point[2] - floor.pool[2]]) / floor.radius;
  const pool = Math.exp(-away * away * 2.2);
  const cover = Math.min(1, pool * 1.5);
  if (cover < 0.01) return nothing;
  const open = Math.min(1, Math.max(0, field.distance(point[0], point[1] + 0.02, point[2]) / 0.16));
  const inks: Inks = [0.2 * pool * (0.25 + 0.75 * open), 0];
  const back = mirrored(view, [0, 1, 0]);
  const hit = meet(field, add(point, [0, 0.002, 0]), back);
  if (hit < Infinity) {
    const mirror = shade(field, add(point, scale(back, hit)), back, scene.lights);
    const fade = floor.shine * Math.exp(-hit * 1.6);
    inks[0] += mirror[0] * fade;
    inks[1] += mirror[1] * fade;
  }
  return [inks[0] * cover, inks[1] * cover, cover];
}

/** The ray of a point, in units of half the frame's height, right and down from its middle. */
function lens({ eye, target, angle, shift = [0, 0], roll = 0 }: Camera) {
  const ahead = normalize(subtract(target, eye));
  const level = normalize(cross(ahead, [0, 1, 0]));
  const turn = (roll * Math.PI) / 180;
  const upright = cross(level, ahead);
  const right = add(scale(level, Math.cos(turn)), scale(upright, Math.sin(turn)));
  const up = cross(right, ahead);
  const reach = Math.tan((angle * Math.PI) / 360);
  return (u: number, v: number): Vec =>
    normalize(
      add(
        ahead,
        add(scale(right, (u - 2 * shift[0]) * reach), scale(up, (-v - 2 * shift[1]) * reach)),
      ),
    );
}

/** What the camera sees at a place of the frame. */
export function cameraOf(scene: Scene, camera: Camera) {
  const field = fieldOf(scene.forms);
  const ray = lens(camera);
  return (u: number, v: number): Pixel => {
    const view = ray(u, v);
    const hit = meet(field, camera.eye, view);
    const down = scene.floor ? (scene.floor.height - camera.eye[1]) / view[1] : -1;
    if (hit < Infinity && (down <= 0 || hit < down)) {
      const [red, bone] = shade(field, add(camera.eye, scale(view, hit)), view, scene.lights);
      return [red, bone, 1];
    }
    if (!scene.floor || down <= 0 || down > farthest) return nothing;
    return onFloor(field, scene, scene.floor, add(camera.eye, scale(view, down)), view);
  };
}
