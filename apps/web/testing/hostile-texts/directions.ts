const arabic = 'مرحبا بكم';
const hebrew = 'שלום לכם';

const overrides = {
  'right-to-left override': '\u202E',
  'left-to-right override': '\u202D',
  'right-to-left embedding': '\u202B',
  'right-to-left isolate': '\u2067',
  'first strong isolate': '\u2068',
  'end of an embedding': '\u202C',
  'end of an isolate': '\u2069',
  'right-to-left mark': '\u200F',
  'Arabic letter mark': '\u061C',
} as const;

/** Texts that are written right to left, or change the direction of adjacent text. */
export const directionTexts: Readonly<Record<string, string>> = {
  Arabic: arabic,
  Hebrew: hebrew,
  Syriac: 'ܫܠܡܐ',
  Thaana: 'ހެޔޮ',
  NKo: 'ߒߞߏ',
  Adlam: '𞤀𞤣𞤤𞤢𞤥',
  'Arabic with numbers': `${arabic} 12`,
  'numbers before Arabic': `12 ${arabic}`,
  'Arabic in brackets': `(${arabic})`,
  'Korean and Arabic': `김서준 ${arabic} 24회`,
  'Arabic and English': `${arabic} PT 12, ${hebrew}!`,
  'long Arabic': `${arabic} `.repeat(40),
  'long Arabic word': 'مرحبا'.repeat(60),
  'Arabic numbers': '١٢٣٬٤٥٦',
  ...Object.fromEntries(
    Object.entries(overrides).flatMap(([name, control]) => [
      [`${name} before`, `${control}김서준 PT 12회`],
      [`${name} inside`, `김서${control}준 exe.gpj`],
    ]),
  ),
  'hundred embeddings': '\u202B'.repeat(100) + '김서준',
  'isolate that is ended too often': '\u2069\u2069\u202C\u202C\u202E김서준 12',
};
