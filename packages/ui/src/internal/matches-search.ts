const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

/** The vowels of a syllable, in the order of Unicode; as many letters as an input method makes it of. */
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(
  ' ',
);

/** The final consonants of a syllable, likewise; the first one is none. */
const finals =
  ',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(
    ',',
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

/** The text without the differences that a search ignores: case, width, spaces and invisible characters. */
export function normalizeSearch(text: string): string {
  // After NFC, the decomposed form remains for initial consonants without a vowel.
  return text
    .replaceAll(/[ㄱ-ㅄ]/gu, (letter) => clusters[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/[\u1100-\u1112]/gu, (letter) => initials[letter.charCodeAt(0) - 0x11_00]!)
    .replaceAll(/[！-～]/gu, (letter) => letter.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[\s\p{DI}]/gu, '');
}

/** The indexes of the letters of a Korean syllable, or null for another letter. */
function partsOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return null;
  const index = code - firstSyllable;
  const medial = Math.floor(index / finals.length);
  return {
    initial: Math.floor(medial / vowels.length),
    vowel: medial % vowels.length,
    final: index % finals.length,
  };
}

function syllable(initial: number, vowel: number, final: number) {
  return String.fromCodePoint(
    firstSyllable + (initial * vowels.length + vowel) * finals.length + final,
  );
}

const literal = (letter: string) => letter.replace(/[$()*+./?[\\\]^{|}]/u, String.raw`\$&`);

/** A letter; a consonant also stands for all syllables that begin with it. */
function letterPattern(letter: string) {
  const initial = initials.indexOf(letter);
  if (initial === -1) return literal(letter);
  const last = syllable(initial, vowels.length - 1, finals.length - 1);
  return `[${letter}${syllable(initial, 0, 0)}-${last}]`;
}

/**
 * The last letter, which may be only a part of what is being typed: 고 of 곽, 가 of 강, and the final consonant the start of the next
 * syllable, as 강징 is before it is 강지연.
 */
function lastPattern(letter: string) {
  const parts = partsOf(letter);
  if (parts === null) return letterPattern(letter);
  const { initial, vowel, final } = parts;
  const typedVowel = vowels[vowel]!;
  const typedFinal = finals[final]!;
  const completed = finals.flatMap((each, index) => (each.startsWith(typedFinal) ? [index] : []));
  if (typedFinal === '') {
    const begun = vowels.flatMap((each, index) => (each.startsWith(typedVowel) ? [index] : []));
    return `[${begun.flatMap((each) => completed.map((end) => syllable(initial, each, end))).join('')}]`;
  }
  const open = syllable(initial, vowel, finals.indexOf(typedFinal.slice(0, -1)));
  const ends = completed.map((end) => syllable(initial, vowel, end)).join('');
  return `(?:[${ends}]|${open}${letterPattern(typedFinal.slice(-1))})`;
}

/**
 * The pattern of a search in normalized texts, for many texts at once: ignores case, width, spaces and invisible characters, and finds Korean also by its
 * initial consonants (ㄱㅈㅇ finds 강지연) and while a syllable is not complete.
 */
export function searchPattern(query: string): RegExp {
  const letters = [...normalizeSearch(query)];
  const last = letters.pop();
  if (last === undefined) return /^/u;
  return new RegExp(letters.map(letterPattern).join('') + lastPattern(last), 'u');
}

/** True for a text that contains what is searched for, as `searchPattern` says. */
export function matchesSearch(text: string, query: string): boolean {
  return searchPattern(query).test(normalizeSearch(text));
}
