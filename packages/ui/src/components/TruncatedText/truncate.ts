import { lettersOf } from '../../internal/letters.ts';

/** The length from which a text is truncated. */
const limit = 300;

/** 150 to 200 characters before a white space. */
const wholeWords = /^[\s\S]{150,200}(?=\s)/u;

/** The truncated text, or null for a short one. */
export function truncate(text: string): string | null {
  const letters = lettersOf(text);
  if (letters.length < limit) return null;
  return wholeWords.exec(text)?.[0].trimEnd() ?? letters.slice(0, 200).join('');
}
