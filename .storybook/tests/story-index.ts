import { readFileSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;

/** The stories of the built Storybook. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** The stories that show all variants of a component. */
export const variantStories = stories.filter(({ name }) => name === '모든 모습');
