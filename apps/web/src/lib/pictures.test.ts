import { instructors } from '@fitness/api-contract/catalogue';
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures, portraitOf } from './pictures.ts';

const files = Object.values(pictures).flatMap(({ widths, url }) =>
  widths.flatMap((width) => (['avif', 'webp'] as const).map((format) => url(width, format))),
);

describe('pictures', () => {
  it.each(files)('%s is there, and light enough for a phone', (file) => {
    const { size } = statSync(new URL(`../../public${file}`, import.meta.url));
    expect(size).toBeLessThanOrEqual(60 * 1024);
  });

  it('show every instructor', () => {
    for (const { managerId } of instructors) expect(portraitOf(managerId)).toBeDefined();
    expect(portraitOf(6)).toBeUndefined();
  });
});
