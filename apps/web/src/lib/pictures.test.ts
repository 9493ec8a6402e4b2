import { instructors } from '@fitness/api-contract/catalogue';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PictureName, pictures, portraitOf } from './pictures.ts';

const files = Object.values(pictures).flatMap(({ widths, url }) =>
  widths.flatMap((width) => (['avif', 'webp'] as const).map((format) => url(width, format))),
);
const folder = (path: string) => new URL(`../../${path}`, import.meta.url);
const names = Object.keys(pictures) as PictureName[];

describe('pictures', () => {
  it.each(files)('%s is there, and light enough for a phone', (file) => {
    const path = folder(`public${file}`);
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('are those of the record, each with a file from which its sizes are made', () => {
    expect(readdirSync(folder('public/artwork')).sort()).toEqual(names.toSorted());
    const sources = readdirSync(folder('pictures')).map((file) => file.replace(/\.\w+$/u, ''));
    for (const name of names)
      expect(sources, name).toSatisfy(
        () => sources.includes(name) || sources.includes(name.replace(/-(tall|wide)$/u, '')),
      );
  });

  it('show every instructor', () => {
    for (const { managerId } of instructors) expect(portraitOf(managerId)).toBeDefined();
    expect(portraitOf(6)).toBeUndefined();
  });
});
