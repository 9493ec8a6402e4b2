import { signUpTexts } from './sign-up-texts.ts';

/** The character set that a pattern repeats up to its end. */
const allowedSet = /(\[[^\]]+\])\{\d+,\d*\}\$$/;

const invisible = /[\p{C}\p{DI}\u2800]/u;

/** The maximum number of characters that are listed. */
const maxNamed = 5;

function nameOf(character: string) {
  if (/\s/u.test(character)) return signUpTexts.space;
  if (!invisible.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Lists the characters of a text that its pattern does not allow; undefined if there are none. */
export function unusableCharacters(pattern: string, text: string): string | undefined {
  const isAllowed = new RegExp(allowedSet.exec(pattern)?.[1] ?? '', 'u');
  const unusable = [...text.normalize('NFC')].filter((character) => !isAllowed.test(character));
  const names = [...new Set(unusable.map(nameOf))];
  if (names.length === 0) return undefined;
  const named = [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])];
  return signUpTexts.unusable({ characters: named.join(' ') });
}
