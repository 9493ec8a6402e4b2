// Writes the tile of film grain that the page lays over every picture.
import sharp from 'sharp';

const side = 192;

/** A repeatable source of numbers from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(1967);
const specks = Uint8Array.from({ length: side * side }, () =>
  Math.round(127 + (random() + random() + random() - 1.5) * 110),
);

// Four greys keep the file small.
await sharp(specks, { raw: { width: side, height: side, channels: 1 } })
  .png({ palette: true, colours: 4, dither: 0, compressionLevel: 9 })
  .toFile(
    new URL('../../../packages/ui/src/components/Picture/grain.png', import.meta.url).pathname,
  );
