/** White space and invisible characters, which often come with copied text, as the content of a character class. */
export const unseen = String.raw`\s\p{Cc}\p{DI}\u2800`;

const unseenEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');

/** Trims white space and invisible characters. */
export function trimEnds(typed: string) {
  return typed.replace(unseenEnds, '');
}

/** Normalizes an ID or an email address; the case is kept. */
export function normalizeIdentifier(typed: string) {
  return trimEnds(halfWidth(typed));
}

/** Normalizes a name to composed Hangul (NFC), which its pattern requires; macOS copies it decomposed. */
export function normalizeName(typed: string) {
  return trimEnds(typed.normalize('NFC'));
}

/** Converts full-width ASCII (`０１＋`), which Korean and Japanese input methods type, to ASCII. */
export function halfWidth(text: string) {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
