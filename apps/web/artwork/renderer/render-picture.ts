import sharp from 'sharp';
import { dither, paper, print } from './print.ts';
import type { Shot } from './shot.ts';
import { tracePicture } from './trace-picture.ts';

const sheet = (elements: string, { width, height }: Shot, scaled: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scaled)}" height="${Math.round(height * scaled)}" viewBox="0 0 ${width} ${height}">${elements}</svg>`,
  );

/** A shot as an opaque RGB picture, smaller than its full size if wanted. */
export async function renderPicture(shot: Shot, scaled = 1) {
  const width = Math.round(shot.width * scaled);
  const height = Math.round(shot.height * scaled);
  const ground = `<rect width="100%" height="100%" fill="${paper}"/>`;
  const picture = await sharp(sheet(ground + (shot.behind ?? ''), shot, scaled))
    .removeAlpha()
    .raw()
    .toBuffer();
  print(picture, await tracePicture(shot.name, width, height));
  const raw = { width, height, channels: 3 } as const;
  const printed = shot.over
    ? await sharp(picture, { raw })
        .composite([{ input: sheet(shot.over, shot, scaled) }])
        .removeAlpha()
        .raw()
        .toBuffer()
    : picture;
  dither(printed, width);
  return sharp(printed, { raw });
}
