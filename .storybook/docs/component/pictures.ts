import type { PictureContent } from '../../picture-content.ts';
import { pictureFile } from '../../tests/picture-file.ts';

const urls = import.meta.glob<string>('../../../packages/ui/pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const contents = import.meta.glob<PictureContent>('../../../packages/ui/pictures/*.png', {
  eager: true,
  query: '?content',
  import: 'default',
});

/** The accepted picture of a story, and where its content is. */
export function pictureOf(storyId: string): (PictureContent & { url: string }) | undefined {
  const file = `../../../packages/ui/pictures/${pictureFile(storyId)}`;
  const url = urls[file];
  return url === undefined ? undefined : { ...contents[file]!, url };
}
