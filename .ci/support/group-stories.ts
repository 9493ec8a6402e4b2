import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** The prefix of the tags that name rules of docs/product.md: `rule:session:start`. */
export const ruleTag = 'rule:';

/** The name of a story's test, with its rules as tests of vitest name them. */
function nameOf({ title, name, tags = [] }: IndexEntry) {
  const rules = tags
    .filter((tag) => tag.startsWith(ruleTag))
    .map((tag) => tag.replace(ruleTag, '@'));
  return [`${title} › ${name}`, ...rules].join(' ');
}

/** Whether the stories of a title show pages of the app, which take longer than components. */
const isOfPage = (title: string) => /^(?:화면|흐름)\//u.test(title);

/**
 * An index for the test runner's index mode with the stories whose file, title or name contains one of the patterns (all without
 * any), in few titles, because the runner starts a browser and loads Storybook for each title. The groups take about as long as
 * each other.
 */
export function groupStories(
  entries: readonly IndexEntry[],
  patterns: readonly string[],
  count: number,
): StoryIndex {
  const stories = entries.filter(
    ({ type, importPath, title, name }) =>
      type === 'story' &&
      (patterns.length === 0 ||
        patterns.some((pattern) => `${importPath} ${title} › ${name}`.includes(pattern))),
  );
  const groups = Array.from({ length: count }, () => 0);
  const groupOf = new Map<string, number>();
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  const timeOf = (title: string) => byTitle.get(title)!.length * (isOfPage(title) ? 5 : 2);
  for (const title of [...byTitle.keys()].sort((one, other) => timeOf(other) - timeOf(one))) {
    const shortest = groups.indexOf(Math.min(...groups));
    groups[shortest]! += timeOf(title);
    groupOf.set(title, shortest + 1);
  }
  return {
    v: 5,
    entries: Object.fromEntries(
      stories.map((story) => [
        story.id,
        {
          ...story,
          title: `stories ${groupOf.get(story.title)}`,
          name: nameOf(story),
        },
      ]),
    ),
  };
}
