import type { AppState } from '@fitness/web/testing/app-state.ts';

type Args = Partial<AppState>;
type Annotations = {
  args?: Args;
  globals?: { viewport?: { value?: string } };
  name?: string;
  play?: unknown;
  tags?: string[];
};
type Meta = Annotations & {
  title: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
};
type StoryFile = { default: Meta } & Record<string, Annotations>;

/** A story with what it inherits from the meta of its file. */
export type DeclaredStory = {
  title: string;
  exportName: string;
  /** The name in the sidebar; empty without an explicit one. */
  name: string;
  /** The component and the subcomponents of the meta. */
  components: readonly unknown[];
  args: Args;
  viewport: string | undefined;
  tags: readonly string[];
  hasPlay: boolean;
};

const storyModules = import.meta.glob<StoryFile>(
  [
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/{src,testing}/**/*.stories.tsx',
  ],
  { eager: true },
);

/** The story files of the repository. */
export const storyFiles: readonly StoryFile[] = Object.values(storyModules);

/** Every story of the repository. */
export const allStories: readonly DeclaredStory[] = storyFiles.flatMap(
  ({ default: meta, ...stories }) =>
    Object.entries(stories).map(([exportName, story]) => ({
      title: meta.title,
      exportName,
      name: story.name ?? '',
      components: [meta.component, ...Object.values(meta.subcomponents ?? {})],
      args: { ...meta.args, ...story.args },
      tags: [...(meta.tags ?? []), ...(story.tags ?? [])],
      viewport: (story.globals ?? meta.globals)?.viewport?.value,
      hasPlay: (story.play ?? meta.play) !== undefined,
    })),
);

/** The stories whose titles start with a prefix. */
export function storiesBelow(prefix: string): DeclaredStory[] {
  return allStories.filter(({ title }) => title.startsWith(prefix));
}

/** The stories as readable names, for messages of failed tests. */
export function namesOf(stories: readonly DeclaredStory[]): string[] {
  return stories.map(({ title, exportName }) => `${title} › ${exportName}`);
}
