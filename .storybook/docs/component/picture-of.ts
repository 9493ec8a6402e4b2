import type { PictureContent } from '../../picture-content.ts';
import { pictureFile } from '../../tests/picture-file.ts';
import { storyIdOf } from './guides.ts';

/** The accepted picture of a story. */
export type Picture = PictureContent & { url: string };

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

const pictures = new Map(
  Object.entries(urls).map(([file, url]) => [
    file.split('/').at(-1) ?? '',
    { ...contents[file]!, url },
  ]),
);

/** The accepted picture of a story. */
export function pictureOf(storyId: string): Picture | undefined {
  return pictures.get(pictureFile(storyId));
}

/** What the overview shows of components whose picture is a whole screen. */
const screens: Readonly<Record<string, { story: string; isCentered?: boolean }>> = {
  AlertDialog: { story: 'confirm', isCentered: true },
  AlertProvider: { story: 'over-dialog', isCentered: true },
  AuthCard: { story: 'sign-in', isCentered: true },
  Dialog: { story: 'default', isCentered: true },
  FloatingAction: { story: 'phone', isCentered: true },
  Header: { story: 'signed-in' },
  Toast: { story: 'phone' },
};

/** The picture of a component for the overview, and whether its middle matters; none of a component that is not seen. */
export function overviewPicture(component: string): { picture?: Picture; isCentered: boolean } {
  const id = storyIdOf(component);
  const { story = 'all-variants', isCentered = false } = screens[component] ?? {};
  const picture = pictureOf(`${id}--${story}`) ?? pictureOf(`${id}--default`);
  return { ...(picture && { picture }), isCentered };
}
