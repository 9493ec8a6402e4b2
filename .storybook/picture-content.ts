import sharp from 'sharp';
import type { Plugin } from 'vite';
import { standardTheme, themes } from '../packages/ui/src/theme/themes.ts';

/** Where the content of a picture is, in pixels. */
export type PictureContent = { left: number; top: number; width: number; height: number };

const { page } = themes[standardTheme].tokens.color.surface;

/** Makes `picture.png?content` the part of the picture that differs from the page. */
export function pictureContent(): Plugin {
  return {
    name: 'picture-content',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'content') return null;
      const { info } = await sharp(file)
        .trim({ background: page, threshold: 4 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
      const content = { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
      return `export default ${JSON.stringify(content)}`;
    },
  };
}
