// Renders the favicon set into apps/web/public: node apps/web/artwork/brand.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '@fitness/ui/theme/tokens';
import sharp from 'sharp';
import { brandMarkShape } from '../src/lib/brand-mark-shape.ts';

const red = tokens.color.accent.base;
const folder = new URL('../public', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

/** The mark in white on red; `corner` rounds the tile, `share` is how much of it the mark takes. */
function tile(corner: number, share: number) {
  const edge = 32 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${red}"/><path transform="translate(${edge} ${edge}) scale(${share})" fill="#fff" d="${brandMarkShape.plates}${brandMarkShape.bar}"/></svg>\n`;
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An icon file that holds one picture of 32 pixels. */
function icon(picture: Buffer) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const rounded = tile(14, 0.78);
writeFileSync(join(folder, 'favicon.svg'), rounded);
writeFileSync(join(folder, 'favicon.ico'), icon(await png(tile(10, 0.86), 32)));
writeFileSync(join(folder, 'apple-touch-icon.png'), await png(tile(0, 0.72), 180));
for (const side of [192, 512])
  writeFileSync(join(folder, `icon-${side}.png`), await png(rounded, side));
writeFileSync(join(folder, 'icon-maskable-512.png'), await png(tile(0, 0.6), 512));
