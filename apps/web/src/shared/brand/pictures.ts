/** A rendered picture: its full size and the widths it is offered in, in pixels. */
interface PictureSizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

const tall: PictureSizes = { width: 1080, height: 1728, widths: [480, 720, 1080] };
const wide: PictureSizes = { width: 1920, height: 960, widths: [960, 1440, 1920] };
const card: PictureSizes = { width: 640, height: 640, widths: [320, 640] };
const portrait: PictureSizes = { width: 800, height: 1000, widths: [320, 480, 800] };

/** A promotional poster, rendered for phones (tall) and for larger windows (wide). */
export type PosterName = 'gym' | 'pt' | 'pilates' | 'membership' | 'duo';

/** The name of a trainer's picture ends in their manager id, that of a card in a kind of pass. */
export type PictureName =
  | `${PosterName}-${'tall' | 'wide'}`
  | `trainer-${1 | 2 | 3 | 4 | 5}`
  | `card-${'single' | 'health' | 'pilates' | 'pt'}`;

/** Every picture that `pnpm artwork` renders into public/artwork. */
export const pictures: Record<PictureName, PictureSizes> = {
  'gym-tall': tall,
  'gym-wide': wide,
  'pt-tall': tall,
  'pt-wide': wide,
  'pilates-tall': tall,
  'pilates-wide': wide,
  'membership-tall': tall,
  'membership-wide': wide,
  'duo-tall': tall,
  'duo-wide': wide,
  'trainer-1': portrait,
  'trainer-2': portrait,
  'trainer-3': portrait,
  'trainer-4': portrait,
  'trainer-5': portrait,
  'card-single': card,
  'card-health': card,
  'card-pilates': card,
  'card-pt': card,
};

/** The URL of a picture in one of its widths. */
export function pictureFile(name: PictureName, width: number, format: 'avif' | 'webp') {
  return `/artwork/${name}/${width}.${format}`;
}

/** The portrait of the instructor with this manager id, if there is one. */
export function portraitOf(managerId: number): PictureName | undefined {
  const name = `trainer-${managerId}`;
  return name in pictures ? (name as PictureName) : undefined;
}
