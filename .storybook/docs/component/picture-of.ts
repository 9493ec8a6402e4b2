import { pictureFile } from '../../tests/picture-file.ts';
import { storyIdOf } from './guides.ts';

const files = import.meta.glob<string>('../../../packages/ui/pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictures = new Map(
  Object.entries(files).map(([file, url]) => [file.split('/').at(-1) ?? '', url]),
);

/** The URL of the accepted picture of a story. */
export function pictureOf(storyId: string): string | undefined {
  return pictures.get(pictureFile(storyId));
}

/** The picture of a component: of all its variants, else of a story on a desktop. */
export function componentPicture(component: string): { url: string; hasVariants: boolean } | null {
  const id = storyIdOf(component);
  const variants = pictureOf(`${id}--all-variants`);
  if (variants !== undefined) return { url: variants, hasVariants: true };
  const [, url] =
    [...pictures].find(
      ([file]) =>
        file.startsWith(pictureFile(`${id}--`).replace('.png', '')) && !/phone/.test(file),
    ) ?? [];
  return url === undefined ? null : { url, hasVariants: false };
}
