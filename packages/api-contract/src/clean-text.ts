/** All but line breaks and tabs. */
const controls = /[^\P{Cc}\t\n]/gu;

const emoji = String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?`;

/** Parts of one letter beyond those of any language: marks, final consonants, joined emoji. */
const excessiveParts: readonly RegExp[] = [
  /(\p{M}{8})\p{M}+/gu,
  /([\u1160-\u11FF]{4})[\u1160-\u11FF]+/g,
  new RegExp(String.raw`((?:${emoji}\u200D){6}${emoji})\u200D`, 'gu'),
];

/** A text whose halves of characters, which UTF-8 cannot encode, are replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** A text without controls and halves of characters, and without letters of endless height or width, which no line can break. */
export function cleanText(text: string): string {
  return excessiveParts.reduce(
    (cleaned, parts) => cleaned.replace(parts, '$1'),
    wellFormed(text).replaceAll('\r\n', '\n').replace(controls, ''),
  );
}

/** Whether a text shows anything; the pattern of a review in openapi.yaml names the same characters. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{DI}\u2800]/u.test(text);
}
