/** How many characters a text may have before it is folded. */
const limit = 300;

/** At most 200 characters, ending at a white space if there is one near. */
const firstWords = /^[\s\S]{150,200}(?=\s)/u;

/** The first part of a long text, or null when the text is short enough to stand whole. */
export function truncate(text: string): string | null {
  // Counted in code points, so that no emoji is cut in half.
  const characters = [...text];
  if (characters.length < limit) return null;
  return firstWords.exec(text)?.[0].trimEnd() ?? characters.slice(0, 200).join('');
}
