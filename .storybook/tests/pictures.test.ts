import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './pictures.ts';

/** A picture of a button; `edges` imitates the antialiasing of different machines. */
function buttonPicture({ fill = '#e0244f', left = 20, edges = 'auto', height = 120 } = {}) {
  const lines = [0, 1, 2, 3].map(
    (line) =>
      `<path d="M${left + 14} ${34 + line * 5} l92 ${line - 1.5}" stroke="#fff" stroke-width="1"/>`,
  );
  const button = `<rect x="${left}" y="20" width="120" height="44" rx="8" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" shape-rendering="${edges}"><rect width="200" height="${height}" fill="#101014"/>${button}${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('a picture', () => {
  it('is unchanged when only the antialiasing differs', async () => {
    expect(
      await differenceOf(await buttonPicture(), await buttonPicture({ edges: 'crispEdges' })),
    ).toBeNull();
  });

  it.each([
    ['a colour', { fill: '#c0204a' }],
    ['a position', { left: 23 }],
  ])('differs by %s', async (_what, change) => {
    expect(await differenceOf(await buttonPicture(), await buttonPicture(change))).toMatch(
      /^\d+ pixels differ$/u,
    );
  });

  it('differs by its size', async () => {
    expect(await differenceOf(await buttonPicture(), await buttonPicture({ height: 121 }))).toBe(
      'the size was 200 × 120 and is 200 × 121',
    );
  });
});
