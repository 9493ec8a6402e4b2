import sharp from 'sharp';
import { randomFrom } from './random.ts';

const side = 192;

/** A tile of grey specks to overlay on a picture as print grain; 4 greys keep the file small. */
export function grainTile() {
  const random = randomFrom(1967);
  const specks = Buffer.from(
    Array.from({ length: side * side }, () =>
      Math.round(127 + (random() + random() + random() - 1.5) * 110),
    ),
  );
  return sharp(specks, { raw: { width: side, height: side, channels: 1 } }).png({
    palette: true,
    colours: 4,
    dither: 0,
    compressionLevel: 9,
  });
}
