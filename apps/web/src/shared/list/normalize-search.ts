/** What a search looks for: a syllable that is only begun finds nobody and is left out. */
export function normalizeSearch(typed: string) {
  return typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+\s*$/, '').trim();
}
