import type { AppFrameProps } from '@fitness/web/testing/AppFrame.tsx';

type Args = Partial<AppFrameProps>;
type Annotations = {
  args?: Args;
  globals?: { viewport?: { value?: string } };
  name?: string;
  play?: unknown;
  tags?: string[];
};
type StoryFile = { default: Annotations & { title: string; component?: unknown } } & Record<
  string,
  Annotations
>;

/** A story as its file declares it, with what it takes over from the file's meta. */
export type DeclaredStory = {
  file: string;
  title: string;
  exportName: string;
  /** What the sidebar calls it; empty where nobody named it. */
  name: string;
  component: unknown;
  args: Args;
  viewport: string | undefined;
  tags: readonly string[];
  /** The code of the play; empty where there is none. */
  play: string;
};

const files = import.meta.glob<StoryFile>(
  [
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/{src,testing}/**/*.stories.tsx',
  ],
  { eager: true },
);
const texts = import.meta.glob<string>(
  [
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/{src,testing}/**/*.stories.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Every story that Storybook shows. */
export const allStories: readonly DeclaredStory[] = Object.entries(files).flatMap(
  ([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([exportName, story]) => ({
      file,
      title: meta.title,
      exportName,
      name: story.name ?? '',
      component: meta.component,
      args: { ...meta.args, ...story.args },
      tags: [...(meta.tags ?? []), ...(story.tags ?? [])],
      viewport: (story.globals ?? meta.globals)?.viewport?.value,
      play: String(story.play ?? meta.play ?? ''),
    })),
);

/** The source of every file of stories. */
export const storySources: ReadonlyMap<string, string> = new Map(Object.entries(texts));
