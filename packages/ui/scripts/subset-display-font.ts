// Cuts the display face (Anton, SIL Open Font License 1.1) down to what the product sets in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Slogan, section titles, tiers and numerals are all set in capitals. */
const glyphs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;/&+-×%'!?#·";

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'));
const folder = new URL('../src/theme/fonts/', import.meta.url);

mkdirSync(folder, { recursive: true });
const subset = await subsetFont(source, glyphs, { targetFormat: 'woff2' });
writeFileSync(new URL('studio-display.woff2', folder), subset);
writeFileSync(new URL('LICENSE-Anton.txt', folder), readFileSync(resolve('@fontsource/anton/LICENSE')));
console.log(`studio-display.woff2: ${(subset.length / 1024).toFixed(1)} kB, ${[...glyphs].length} glyphs`);
