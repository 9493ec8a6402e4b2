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

/**
 * An index for the test runner's index mode with the stories whose file, title or name contains one of the patterns (all without
 * any), in few titles, because the runner starts a browser and loads Storybook for each title.
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
  const titles = [...new Set(stories.map(({ title }) => title))];
  return {
    v: 5,
    entries: Object.fromEntries(
      stories.map((story) => [
        story.id,
        {
          ...story,
          title: `stories ${titles.indexOf(story.title) % count}`,
          name: nameOf(story),
        },
      ]),
    ),
  };
}
