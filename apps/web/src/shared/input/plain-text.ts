/** White space and characters that show nothing, such as those that come with a copied text: the inside of a character class. */
export const unseen = String.raw`\s\p{Cc}\p{DI}\u2800`;

const unseenEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');

/** A typed text without what nobody sees around it. */
export function trimEnds(typed: string) {
  return typed.replace(unseenEnds, '');
}

/** A text with the full-width forms of ASCII (`０１＋`), which Korean and Japanese input methods type, as ASCII. */
export function halfWidth(text: string) {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
