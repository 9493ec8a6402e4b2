import { trimEnds } from './plain-text.ts';

/** A name in composed letters, as its pattern and other names have them: macOS copies Hangul in parts. */
export function normalizeName(typed: string) {
  return trimEnds(typed.normalize('NFC'));
}
