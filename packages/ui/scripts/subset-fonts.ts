// Generates the fonts of the first page and of the other texts, subsets of Anton and Pretendard, with their licences
// (SIL Open Font License 1.1).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { readOptions } from '../../../.ci/support/options.ts';
import { firstSyllables, laterSyllables, subsetLatin } from '../src/theme/font-subset.ts';

readOptions(
  `node packages/ui/scripts/subset-fonts.ts

  Writes the three fonts, subsets of Anton and Pretendard, and their licences into packages/ui/src/theme/fonts.`,
  {},
);

const { resolve } = createRequire(import.meta.url);
const folder = new URL('../src/theme/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });

async function writeSubset(name: string, source: string, glyphs: string, options: SubsetOptions) {
  const font = await subsetFont(readFileSync(source), glyphs, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
  writeFileSync(new URL(name, folder), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB, ${[...glyphs].length} glyphs`);
}

/** The glyphs of the display font, whose texts are all in capitals. */
const displayGlyphs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;/&+-×%'!?#·";

await writeSubset(
  'studio-display.woff2',
  resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
  displayGlyphs,
  { keepFeatures: ['kern'] },
);
const pretendard = resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const texts = { 'studio-text': firstSyllables + subsetLatin, 'studio-pages': laterSyllables };
for (const [name, glyphs] of Object.entries(texts))
  await writeSubset(`${name}.woff2`, pretendard, glyphs, {
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  });

const licence = readFileSync(resolve('@fontsource/anton/LICENSE'), 'utf8');
writeFileSync(new URL('LICENSE-Anton.txt', folder), licence);
// Pretendard's package only contains its copyright notice; the licence is the same.
const [copyright = ''] =
  readFileSync(resolve('pretendard/dist/web/variable/pretendardvariable.css'), 'utf8').match(
    /Copyright .*\n.*/u,
  ) ?? [];
writeFileSync(
  new URL('LICENSE-Pretendard.txt', folder),
  `${copyright}\n\n${licence.slice(licence.indexOf('This Font Software'))}`,
);
