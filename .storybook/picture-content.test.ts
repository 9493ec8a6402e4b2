import sharp from 'sharp';
import { expect, it } from 'vitest';
import { standardTheme, themes } from '../packages/ui/src/theme/themes.ts';
import { contentOf } from './picture-content.ts';

const { page } = themes[standardTheme].tokens.color.surface;

/** A picture of a page with a box on it. */
function pictureOf(box: string, background: string = page) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${background}"/><rect ${box} fill="#d9202c"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

it('the content of a picture is what lies on the page, with a margin', async () => {
  const picture = await pictureOf('x="100" y="60" width="80" height="40"');
  expect(await contentOf(picture)).toEqual({
    width: 400,
    height: 300,
    content: { left: 76, top: 36, width: 128, height: 88 },
  });
});

it('the margin ends where the picture ends', async () => {
  const { content } = await contentOf(await pictureOf('x="10" y="10" width="380" height="40"'));
  expect(content).toEqual({ left: 0, top: 0, width: 400, height: 74 });
});

it('a picture whose page is covered is shown whole', async () => {
  const { content } = await contentOf(
    await pictureOf('x="100" y="60" width="80" height="40"', '#000'),
  );
  expect(content).toEqual({ left: 0, top: 0, width: 400, height: 300 });
});
