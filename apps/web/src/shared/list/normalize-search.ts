/** The typed text without an incomplete syllable at its end, which would match nothing. */
export function normalizeSearch(typed: string) {
  return typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+\s*$/, '').trim();
}
