import type { PictureFiles } from '@fitness/ui/Picture';
import { besideForms, cards, posters, trainers } from '../../pictures/record.ts';

/** The full size of each shape of picture, and the widths of its files, in pixels. */
const shapes = {
  tall: { width: 1080, height: 1728, widths: [480, 740, 1080] },
  wide: { width: 1920, height: 960, widths: [960, 1440, 1920] },
  card: { width: 640, height: 640, widths: [320, 640] },
  portrait: { width: 800, height: 1000, widths: [320, 480, 800] },
};

type PosterName = keyof typeof posters;

export type PictureName =
  | `${PosterName}-${'tall' | 'wide'}`
  | `${keyof typeof besideForms}-wide`
  | keyof typeof cards
  | `trainer-${keyof typeof trainers}`;

/** The path of a picture file below `public`; without Vite APIs, because a build script uses it too. */
export function pictureFile(name: PictureName, width: number, format: string): string {
  return `artwork/${name}/${width}.${format}`;
}

const entry = (name: string, shape: keyof typeof shapes): [string, PictureFiles] => [
  name,
  {
    ...shapes[shape],
    url: (width, format) =>
      import.meta.env.BASE_URL + pictureFile(name as PictureName, width, format),
  },
];

/** Every picture of the record, in the sizes that `scripts/size-pictures.ts` writes into public/artwork. */
export const pictures = Object.fromEntries([
  ...Object.keys(posters).flatMap((name) => [
    entry(`${name}-tall`, 'tall'),
    entry(`${name}-wide`, 'wide'),
  ]),
  ...Object.keys(besideForms).map((name) => entry(`${name}-wide`, 'wide')),
  ...Object.keys(cards).map((name) => entry(name, 'card')),
  ...Object.keys(trainers).map((id) => entry(`trainer-${id}`, 'portrait')),
]) as Record<PictureName, PictureFiles>;

/** The pictures of a promotional poster, for phones and for wider windows, with their alternative text. */
export function posterPictures(name: PosterName) {
  return {
    picture: pictures[`${name}-tall`],
    widePicture: pictures[`${name}-wide`],
    alt: posters[name].alt,
  };
}

/** The portrait of the instructor with this manager id and its alternative text, if there is one. */
export function portraitOf(managerId: number) {
  const id = managerId as keyof typeof trainers;
  return trainers[id] && { portrait: pictures[`trainer-${id}`], pose: trainers[id].alt };
}
