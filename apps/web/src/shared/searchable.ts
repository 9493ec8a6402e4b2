/** What a search looks for: a syllable that is only begun finds nobody and is left out. */
export const searchable = (typed: string) => typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+\s*$/, '').trim();
