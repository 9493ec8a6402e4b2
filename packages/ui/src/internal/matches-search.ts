const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

/** The final consonants of a syllable, in the order of Unicode; two letters where an input method makes one of two. */
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

const clusters: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const firstSyllable = 0xac_00;
const lastSyllable = 0xd7_a3;
const syllablesPerInitial = 588;

/** The text without the differences that a search ignores: case, width and spaces. */
export function normalizeSearch(text: string): string {
  return [...text]
    .map((letter) => clusters[letter] ?? letter)
    .join('')
    .normalize('NFC')
    .replaceAll(/[！-～]/gu, (letter) => letter.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/\s/gu, '');
}

/** The place of a syllable among all Korean syllables, or null for another letter. */
function syllableOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return code >= firstSyllable && code <= lastSyllable ? code - firstSyllable : null;
}

function matchesLetter(letter: string, searched: string, isLast: boolean) {
  if (letter === searched) return true;
  const syllable = syllableOf(letter);
  if (syllable === null) return false;
  if (searched === initials[Math.floor(syllable / syllablesPerInitial)]) return true;
  // The last syllable may still get its final consonant.
  const typed = isLast ? syllableOf(searched) : null;
  return typed !== null && syllable - (syllable % finals.length) === typed;
}

function contains(text: readonly string[], query: readonly string[]) {
  return text.some((_, start) =>
    query.every((searched, index) => {
      const letter = text[start + index];
      return letter !== undefined && matchesLetter(letter, searched, index === query.length - 1);
    }),
  );
}

/** A query whose last final consonant is the start of the next syllable, as while it is typed: 강징 is 강지ㅇ before it is 강지연. */
function withOpenEnd(query: readonly string[]) {
  const last = syllableOf(query.at(-1) ?? '');
  const final = last === null ? '' : finals[last % finals.length];
  if (last === null || !final) return null;
  const kept = finals.indexOf(final.slice(0, -1));
  const open = firstSyllable + last - (last % finals.length) + kept;
  return [...query.slice(0, -1), String.fromCodePoint(open), final.slice(-1)];
}

/**
 * Whether a text contains what is searched for; ignores case, width and spaces, and finds Korean also by its initial consonants
 * (ㄱㅈㅇ finds 강지연) and while a syllable is not complete.
 */
export function matchesSearch(text: string, query: string): boolean {
  const letters = [...normalizeSearch(text)];
  const searched = [...normalizeSearch(query)];
  if (searched.length === 0 || contains(letters, searched)) return true;
  const open = withOpenEnd(searched);
  return open !== null && contains(letters, open);
}
