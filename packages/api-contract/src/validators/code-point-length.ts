/** The length of a text as JSON Schema counts it: in code points, not in UTF-16 code units. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
