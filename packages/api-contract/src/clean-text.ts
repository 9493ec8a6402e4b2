/** All control characters except line breaks and tabs. */
const controls = /[^\P{Cc}\t\n]/gu;

const emoji = String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?`;

/** More combining marks, final consonants or joined emoji in one grapheme than any language has. */
const excessiveParts: readonly RegExp[] = [
  /(\p{M}{8})\p{M}+/gu,
  /([\u1160-\u11FF]{4})[\u1160-\u11FF]+/g,
  new RegExp(String.raw`((?:${emoji}\u200D){6}${emoji})\u200D`, 'gu'),
];

/** Replaces lone surrogates, which UTF-8 cannot encode, with U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/**
 * Removes control characters, lone surrogates and excessive combining characters, which would make a glyph too tall or too wide
 * for a line.
 */
export function cleanText(text: string): string {
  return excessiveParts.reduce(
    (cleaned, parts) => cleaned.replace(parts, '$1'),
    wellFormed(text).replaceAll('\r\n', '\n').replace(controls, ''),
  );
}

/** True for a text with a visible character; the pattern of a review in openapi.yaml lists the same invisible characters. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{DI}\u2800]/u.test(text);
}
