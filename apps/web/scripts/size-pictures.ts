// Cuts the files of apps/web/pictures to the shapes of the pages and writes them in all sizes (docs/hosting-and-security.md#another-studio).
import { globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readOptions } from '../../../.ci/support/options.ts';
import { besideForms, cards, type PictureRecord, posters, trainers } from '../pictures/record.ts';
import { pictureFile, pictures, type PictureName } from '../src/lib/pictures.ts';

const web = join(import.meta.dirname, '..');
/** The most bytes of a file (docs/product.md, extra:page-weight). */
const limit = 60 * 1024;
const qualities = [46, 38, 30, 22];

const records: Record<string, PictureRecord> = {
  ...posters,
  ...trainers,
  ...besideForms,
  ...cards,
};

async function sizePicture(name: PictureName) {
  const { width, height, widths } = pictures[name];
  const poster = name.replace(/-(tall|wide)$/u, '');
  const [source] = [name, poster].flatMap((each) => globSync(`${web}/pictures/${each}.*`));
  if (!source) throw new Error(`apps/web/pictures has no file named ${name} or ${poster}.`);
  const position = records[poster.replace('trainer-', '')]?.position ?? 'centre';
  for (const each of widths)
    for (const format of ['avif', 'webp'] as const) {
      const sized = sharp(source)
        .autoOrient()
        .resize(each, Math.round((each * height) / width), { position });
      const path = join(web, 'public', pictureFile(name, each, format));
      mkdirSync(dirname(path), { recursive: true });
      for (const quality of qualities) {
        const { size } = await sized.clone()[format]({ quality, effort: 6 }).toFile(path);
        if (size <= limit) break;
      }
    }
}

const { positionals } = readOptions(
  `node apps/web/scripts/size-pictures.ts [name …]

  Cuts the files of apps/web/pictures to the shapes of the pages and writes them in all sizes into apps/web/public/artwork:
  those whose names begin with these, or all. docs/hosting-and-security.md#another-studio says how to replace them.`,
  {},
);
const names = (Object.keys(pictures) as PictureName[]).filter(
  (name) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
);
for (const name of names) await sizePicture(name);
console.log(names.join('\n'));
