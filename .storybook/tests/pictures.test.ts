import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { allStories } from '../all-stories.ts';
import { guides } from '../docs/component/guides.ts';
import { pictureFile, pictureTag } from './picture-file.ts';
import { differenceOf } from './pictures.ts';

/** A picture of a button; `edges` imitates the antialiasing of different machines. */
function buttonPicture(
  change: {
    fill?: string;
    width?: number;
    left?: number;
    radius?: number;
    edges?: 'crispEdges' | 'auto';
    height?: number;
  } = {},
) {
  const {
    fill = '#e0244f',
    width = 120,
    left = 20,
    radius = 8,
    edges = 'auto',
    height = 120,
  } = change;
  const lines = [0, 1, 2, 3].map(
    (line) =>
      `<path d="M${left + 14} ${34 + line * 5} l${width - 28} ${line - 1.5}" stroke="#fff" stroke-width="1"/>`,
  );
  const button = `<rect x="${left}" y="20" width="${width}" height="44" rx="${radius}" fill="${fill}"/>`;
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
    ['a width', { width: 123 }],
    ['a position', { left: 23 }],
    ['a radius', { radius: 14 }],
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

const pictured = allStories.filter(({ tags }) => tags.includes(pictureTag));
/** Components without visible output. */
const invisible = ['LazySection', 'LocaleProvider', 'PageTransition', 'VisuallyHidden'];

describe('the pictures of', () => {
  it.each([...guides.keys()].filter((name) => !invisible.includes(name)))(
    '%s are compared',
    (name) => {
      expect(pictured.filter(({ title }) => title.split('/').at(-1) === name)).not.toHaveLength(0);
    },
  );

  it('all stories that show every variant are compared', () => {
    const missing = allStories.filter(
      ({ name, tags }) => name === '모든 모습' && !tags.includes(pictureTag),
    );
    expect(missing.map(({ title }) => title)).toEqual([]);
  });

  it('stories are accepted, and of nothing else', () => {
    const expected = pictured.map(({ title, exportName }) =>
      pictureFile(toId(title, storyNameFromExport(exportName))),
    );
    expect(readdirSync('packages/ui/pictures').sort()).toEqual(expected.sort());
  });
});
