import { describe, expect, it } from 'vitest';
import { errorTexts } from './error-texts.ts';
import { type References, referencesOf } from './references.ts';

const sources = import.meta.glob<string>('../apps/web/{src,testing}/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = Object.entries(sources).map(([file, source]) => referencesOf(file, source));

/** The references to each text; texts of the same content count as one. */
const referencesTo = (content: string) =>
  errorTexts.filter((text) => text.content === content).map(({ reference }) => reference);

const shows = ({ properties, literals }: References, content: string) =>
  referencesTo(content).some((reference) => properties.has(reference)) ||
  literals.some((literal) => literal.includes(content));

describe('every error text of the app is shown in a story', () => {
  it.each(errorTexts)('$reference', ({ content }) => {
    expect(
      stories.some((story) => shows(story, content)),
      `no story shows "${content}"`,
    ).toBe(true);
  });
});
