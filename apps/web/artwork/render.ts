// Renders the artwork into apps/web/public/artwork: AVIF and WebP in the widths that the pages ask for.
// node apps/web/artwork/render.ts [name …]   (all pictures take some minutes)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFile, pictures, type PictureName } from '../src/shared/brand/pictures.ts';
import { shotNamed } from './scenes/index.ts';
import { renderPicture } from './renderer/render-picture.ts';
import { grainTile } from './renderer/grain.ts';

const folder = new URL('../public', import.meta.url).pathname;

const requested = process.argv.slice(2);
const names = (Object.keys(pictures) as PictureName[]).filter(
  (name) => requested.length === 0 || requested.includes(name),
);

await grainTile().toFile(
  new URL('../../../packages/ui/src/components/Picture/grain.png', import.meta.url).pathname,
);
for (const name of names) {
  const { width, height, widths } = pictures[name];
  mkdirSync(join(folder, 'artwork', name), { recursive: true });
  const rendered = await (
    await renderPicture({ ...shotNamed(name), width, height })
  )
    .png()
    .toBuffer();
  for (const across of widths) {
    const picture = sharp(rendered).resize(across);
    const avif = await picture
      .clone()
      .avif({ quality: 66, effort: 6 })
      .toFile(join(folder, pictureFile(name, across, 'avif')));
    const webp = await picture
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, pictureFile(name, across, 'webp')));
    console.log(
      `${name} ${across}: avif ${(avif.size / 1024).toFixed(1)} kB, webp ${(webp.size / 1024).toFixed(1)} kB`,
    );
  }
}
