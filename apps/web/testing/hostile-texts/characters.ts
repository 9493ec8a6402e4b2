/** Invisible characters, by name. */
const invisible = {
  'zero-width space': '\u200B',
  'zero-width non-joiner': '\u200C',
  'zero-width joiner': '\u200D',
  'word joiner': '\u2060',
  'byte order mark': '\uFEFF',
  'soft hyphen': '\u00AD',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uFFA0',
  'Braille blank': '\u2800',
  'Mongolian separator': '\u180E',
  'grapheme joiner': '\u034F',
  'variation selector': '\uFE0F',
  tags: '\u{E0001}\u{E0061}\u{E007F}',
  'no-break space': '\u00A0',
  'ideographic space': '\u3000',
} as const;

const controls = {
  NUL: '\u0000',
  bell: '\u0007',
  backspace: '\b\b\b\b',
  escape: '\u001B[31m\u001B[2J',
  delete: '\u007F',
  'next line': '\u0085',
  'line separator': '\u2028',
  'paragraph separator': '\u2029',
  'vertical tab': '\v',
  'form feed': '\f',
  'carriage return': '\r',
  tab: '\t',
  'interlinear annotation': '\uFFF9\uFFFA\uFFFB',
  'object replacement': '\uFFFC',
  noncharacter: '\uFFFF\uFDD0\u{1FFFF}',
  'private use': '\uE000\u{F0000}',
} as const;

const surrogates = {
  'high surrogate alone': '김\uD83D서준',
  'low surrogate alone': '김\uDE00서준',
  'surrogates in reverse': '\uDE00\uD83D',
  'high surrogate at the end': '김서준\uD800',
  'low surrogate at the beginning': '\uDFFF김서준',
  'emoji cut in half': '💪'.repeat(20).slice(0, -1),
} as const;

/** Texts with each character inside a word, and alone. */
function insideAndAlone(characters: Readonly<Record<string, string>>) {
  return Object.entries(characters).flatMap(([name, text]) => [
    [`${name} in a word`, `김${text}서${text}준`] as const,
    [`only ${name}`, text.repeat(3)] as const,
  ]);
}

/** A word whose letters each have this many marks above and below. */
function stacked(letters: string, count: number) {
  const marks = '\u0315\u0323\u0300\u0332\u0336\u0489\u20DD\u0363';
  return [...letters]
    .map((letter) => letter + marks.repeat(Math.ceil(count / marks.length)).slice(0, count))
    .join('');
}

/** Texts with invisible, control or invalid characters. */
export const characterTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(insideAndAlone(invisible)),
  ...Object.fromEntries(insideAndAlone(controls)),
  ...surrogates,
  'a few marks': stacked('ZALGO', 3),
  'many marks': stacked('ZALGO', 30),
  'a hundred marks': stacked('김서준', 100),
  'only marks': '\u0301'.repeat(50),
  'enclosing marks': 'a\u20DD\u20DE\u20E3'.repeat(10),
  'Hangul in parts': '김서준 트레이너'.normalize('NFD'),
  'Hangul in endless parts': '\u1100\u1161'.repeat(3) + '\u11A8'.repeat(50),
  'look-alikes': 'аdmіn ｍａｓｔｅｒ 𝗺𝗮𝘀𝘁𝗲𝗿 ⓜⓐⓢⓣⓔⓡ',
  ligature: '﷽ ﷺ ㍿ ㈱ ﬃ ㎯',
  'letters that grow': 'İıẞßŉǰΐ'.repeat(4),
};
