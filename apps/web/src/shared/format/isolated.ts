/** Right-to-left letters and bidirectional control characters. */
const bidi = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text with Unicode bidirectional isolation, if needed, for use inside another text (docs/product.md#texts). */
export function isolated(text: string): string {
  return bidi.test(text) ? `\u2068${text.replace(/\p{Bidi_C}/gu, '')}\u2069` : text;
}
