import { trimEnds } from './plain-text.ts';

/** Normalizes a name to composed Hangul (NFC), which its pattern requires; macOS copies it decomposed. */
export function normalizeName(typed: string) {
  return trimEnds(typed.normalize('NFC'));
}
