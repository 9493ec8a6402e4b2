// Cuts the two faces of the first page down to what it sets: the display face (Anton) and the first letters of Pretendard,
// both under the SIL Open Font License 1.1.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { subsetLatin, subsetSyllables } from '../src/theme/font-subset.ts';

const { resolve } = createRequire(import.meta.url);
const folder = new URL('../src/theme/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });

async function cut(name: string, source: string, letters: string, options: SubsetOptions) {
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
  writeFileSync(new URL(name, folder), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB, ${[...letters].length} letters`);
}

/** Slogan, titles, tiers and numerals are all set in capitals. */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;/&+-×%'!?#·";

await cut(
  'studio-display.woff2',
  resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
  capitals,
  { keepFeatures: ['kern'] },
);
await cut(
  'studio-text.woff2',
  resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
  subsetLatin + subsetSyllables,
  {
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  },
);

const licence = readFileSync(resolve('@fontsource/anton/LICENSE'), 'utf8');
writeFileSync(new URL('LICENSE-Anton.txt', folder), licence);
// Pretendard's package has only its copyright line; the licence below it is the same.
const [copyright = ''] =
  readFileSync(resolve('pretendard/dist/web/variable/pretendardvariable.css'), 'utf8').match(
    /Copyright .*\n.*/u,
  ) ?? [];
writeFileSync(
  new URL('LICENSE-Pretendard.txt', folder),
  `${copyright}\n\n${licence.slice(licence.indexOf('This Font Software'))}`,
);
