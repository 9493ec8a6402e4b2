import type { PictureFiles } from '@fitness/ui/Picture';

/** The full size of each kind of picture, and the widths of its files, in pixels. */
const sizes = {
  tall: { width: 1080, height: 1728, widths: [480, 740, 1080] },
  wide: { width: 1920, height: 960, widths: [960, 1440, 1920] },
  card: { width: 640, height: 640, widths: [320, 640] },
  portrait: { width: 800, height: 1000, widths: [320, 480, 800] },
};

const posters = ['gym', 'pt', 'pilates', 'membership', 'duo', 'missing'] as const;
const cards = ['single', 'health', 'pilates', 'pt'] as const;
const trainers = ['1', '2', '3', '4', '5'] as const;

/** Names with a variable part: a trainer's picture ends in the manager id, a card in the kind of pass. */
export type PictureName =
  | `${(typeof posters)[number]}-${'tall' | 'wide'}`
  | 'plate-wide'
  | `card-${(typeof cards)[number]}`
  | `trainer-${(typeof trainers)[number]}`;

/** The path of a picture file below `public`; without Vite APIs, because a build script uses it too. */
export function pictureFile(name: PictureName, width: number, format: string): string {
  return `artwork/${name}/${width}.${format}`;
}

const entry = (name: PictureName, size: keyof typeof sizes): [PictureName, PictureFiles] => [
  name,
  {
    ...sizes[size],
    url: (width, format) => import.meta.env.BASE_URL + pictureFile(name, width, format),
  },
];

/** Every picture that `pnpm artwork` renders into public/artwork. */
export const pictures = Object.fromEntries([
  ...posters.flatMap((name) => [entry(`${name}-tall`, 'tall'), entry(`${name}-wide`, 'wide')]),
  entry('plate-wide', 'wide'),
  ...cards.map((name) => entry(`card-${name}`, 'card')),
  ...trainers.map((name) => entry(`trainer-${name}`, 'portrait')),
]) as Record<PictureName, PictureFiles>;

/** The pictures of a promotional poster, for phones and for wider windows. */
export function posterPictures(name: (typeof posters)[number]) {
  return { picture: pictures[`${name}-tall`], widePicture: pictures[`${name}-wide`] };
}

/** The portrait of the instructor with this manager id, if there is one. */
export function portraitOf(managerId: number): PictureFiles | undefined {
  return (pictures as Partial<Record<string, PictureFiles>>)[`trainer-${managerId}`];
}
