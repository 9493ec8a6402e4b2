/** The letters of a text as a person counts them: a composed syllable, a letter with its marks and a joined emoji are one each. */
export function lettersOf(text: string): string[] {
  const composed = text.normalize('NFC');
  // Firefox before 125 has no Segmenter, and splits joined emoji.
  if (!('Segmenter' in Intl)) return [...composed];
  return Array.from(new Intl.Segmenter().segment(composed), ({ segment }) => segment);
}
