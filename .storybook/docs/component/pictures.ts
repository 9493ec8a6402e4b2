import { pictureFile } from '../../tests/picture-file.ts';

const urls = import.meta.glob<string>('../../../packages/ui/pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The URL of the accepted picture of a story. */
export function pictureOf(storyId: string): string | undefined {
  return urls[`../../../packages/ui/pictures/${pictureFile(storyId)}`];
}
