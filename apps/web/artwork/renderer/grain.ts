import sharp from 'sharp';
import { randomFrom } from './random.ts';

const side = 192;

/** The grain of a coarse print: a tile of grey specks, to be laid over a picture as `overlay`; 16 greys keep it small. */
export function grainTile() {
  const random = randomFrom(1967);
  const specks = Buffer.from(
    Array.from({ length: side * side }, () =>
      Math.round(127 + (random() + random() + random() - 1.5) * 110),
    ),
  );
  return sharp(specks, { raw: { width: side, height: side, channels: 1 } }).png({
    palette: true,
    colours: 16,
    dither: 0,
    compressionLevel: 9,
  });
}
