import sharp from 'sharp';
import type { Plugin } from 'vite';
import { standardTheme, themes } from '../packages/ui/src/theme/themes.ts';

type Area = { left: number; top: number; width: number; height: number };

/** The size of a picture of a story, and where its content is. */
export type PictureContent = { width: number; height: number; content: Area };

/** The empty space that stays around the content. */
const margin = 24;
/** The difference of a channel up to which a pixel has the colour of the page. */
const tolerance = 4;

const { page } = themes[standardTheme].tokens.color.surface;
const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
  Number.parseInt(page.slice(at, at + 2), 16),
);

/** Where the content of a picture is: everywhere if a backdrop or a sheet covers the page, which its last pixel tells. */
export async function contentOf(file: Buffer | string): Promise<PictureContent> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isPage = (at: number) =>
    Math.abs(data[at]! - red) <= tolerance &&
    Math.abs(data[at + 1]! - green) <= tolerance &&
    Math.abs(data[at + 2]! - blue) <= tolerance;
  const whole = { left: 0, top: 0, width, height };
  if (!isPage(data.length - channels)) return { width, height, content: whole };
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const start = y * width * channels;
    const end = start + width * channels;
    let first = start;
    while (first < end && isPage(first)) first += channels;
    if (first === end) continue;
    let last = end - channels;
    while (isPage(last)) last -= channels;
    left = Math.min(left, (first - start) / channels);
    right = Math.max(right, (last - start) / channels + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  left = Math.max(left - margin, 0);
  top = Math.max(top - margin, 0);
  const content = {
    left,
    top,
    width: Math.min(right + margin, width) - left,
    height: Math.min(bottom + margin, height) - top,
  };
  return { width, height, content };
}

/** Makes `picture.png?content` the size of the picture and where its content is. */
export function pictureContent(): Plugin {
  return {
    name: 'picture-content',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (file === undefined || query !== 'content') return null;
      return `export default ${JSON.stringify(await contentOf(file))}`;
    },
  };
}
