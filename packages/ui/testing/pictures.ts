import type { PictureFiles } from '../src/components/Picture/index.ts';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#16161a"/><circle cx="60%" cy="35%" r="${Math.min(width, height) / 4}" fill="#8f1d24"/><path d="M0 ${height}L${width * 0.6} ${height * 0.3}L${width} ${height}z" fill="#26262c"/></svg>`,
  )}`;

const drawn = (width: number, height: number): PictureFiles => ({
  width,
  height,
  widths: [width],
  url: () => drawing(width, height),
});

/** Drawn pictures in the proportions of phones, wide windows, portraits and cards. */
export const pictures = {
  tall: drawn(1080, 1728),
  wide: drawn(1920, 960),
  portrait: drawn(800, 1000),
  square: drawn(640, 640),
};
