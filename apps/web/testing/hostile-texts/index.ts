import { characterTexts } from './characters.ts';
import { directionTexts } from './directions.ts';
import { markupTexts } from './markup.ts';
import { sizeTexts } from './sizes.ts';

/** A text that a user or a program may send, and its description. */
export type HostileText = { readonly name: string; readonly text: string };

/** More than two hundred texts that must stay texts (docs/product.md#texts). */
export const hostileTexts: readonly HostileText[] = [
  markupTexts,
  characterTexts,
  directionTexts,
  sizeTexts,
].flatMap((texts) => Object.entries(texts).map(([name, text]) => ({ name, text })));
