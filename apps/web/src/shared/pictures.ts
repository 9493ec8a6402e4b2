/** A rendered picture: its full size and the widths it is offered in, in pixels. */
interface PictureSizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

const tall: PictureSizes = { width: 1080, height: 1728, widths: [480, 720, 1080] };
const wide: PictureSizes = { width: 1920, height: 960, widths: [960, 1440, 1920] };

/** Every picture that `pnpm artwork` renders into public/artwork. */
export const pictures = {
  'gym-tall': tall,
  'gym-wide': wide,
  'pt-tall': tall,
  'pt-wide': wide,
  'pilates-tall': tall,
  'pilates-wide': wide,
  'membership-tall': tall,
  'membership-wide': wide,
} as const satisfies Record<string, PictureSizes>;

/** The name of a rendered picture. */
export type PictureName = keyof typeof pictures;

/** The address of a picture in one of its widths. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp') => `/artwork/${name}-${width}.${format}`;
