// Cuts the files of apps/web/pictures to the shapes of the pages and writes them in all sizes (docs/pictures.md).
import { mkdirSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readOptions } from '../../../.ci/support/options.ts';
import { besideForms, cards, type PictureRecord, posters, trainers } from '../pictures/record.ts';
import { pictureFile, pictures, type PictureName } from '../src/lib/pictures.ts';

const sources = fileURLToPath(new URL('../pictures/', import.meta.url));
const folder = fileURLToPath(new URL('../public/', import.meta.url));
/** The most bytes of a file (docs/product.md, extra:page-weight). */
const limit = 60 * 1024;
const qualities = [46, 38, 30, 22];

const records: Record<string, PictureRecord> = {
  ...posters,
  ...trainers,
  ...besideForms,
  ...cards,
};

/** The file of a picture: that of its name, or for a poster the one for both of its shapes. */
function sourceOf(name: PictureName) {
  const names = [name, name.replace(/-(tall|wide)$/u, '')];
  const files = readdirSync(sources).filter((file) => !file.endsWith('.ts'));
  const file = names.flatMap((each) => files.filter((found) => parse(found).name === each)).at(0);
  if (file === undefined)
    throw new Error(`apps/web/pictures has no file named ${names.join(' or ')}.`);
  return join(sources, file);
}

/** The largest part of a picture with the given shape, as near to its focal point as its edges allow. */
async function cut(name: PictureName) {
  const { width, height } = pictures[name];
  const source = await sharp(sourceOf(name)).autoOrient().png().toBuffer();
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata();
  const scale = Math.min(fullWidth / width, fullHeight / height);
  const [cutWidth, cutHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const [x, y] = records[name.replace(/^trainer-|-(tall|wide)$/gu, '')]?.focus ?? [50, 50];
  const startOf = (focus: number, full: number, part: number) =>
    Math.round(Math.min(Math.max((focus / 100) * full - part / 2, 0), full - part));
  return sharp(source).extract({
    left: startOf(x, fullWidth, cutWidth),
    top: startOf(y, fullHeight, cutHeight),
    width: cutWidth,
    height: cutHeight,
  });
}

/** Writes a picture in all its widths and formats. */
export async function sizePicture(name: PictureName) {
  const { width, height, widths } = pictures[name];
  const picture = await cut(name);
  mkdirSync(join(folder, 'artwork', name), { recursive: true });
  for (const each of widths)
    for (const format of ['avif', 'webp'] as const) {
      const sized = picture.clone().resize(each, Math.round((each * height) / width));
      const path = join(folder, pictureFile(name, each, format));
      for (const quality of qualities) {
        const { size } = await sized.clone()[format]({ quality, effort: 6 }).toFile(path);
        if (size <= limit) break;
      }
    }
}

if (import.meta.main) {
  const { positionals } = readOptions(
    `node apps/web/scripts/size-pictures.ts [name …]

  Cuts the files of apps/web/pictures to the shapes of the pages and writes them in all sizes into apps/web/public/artwork:
  those whose names begin with these, or all. docs/pictures.md says how to replace them.`,
    {},
  );
  const names = (Object.keys(pictures) as PictureName[]).filter(
    (name) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
  );
  for (const name of names) {
    await sizePicture(name);
    console.log(name);
  }
  console.log(`${names.length} pictures`);
}
