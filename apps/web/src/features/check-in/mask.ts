import { lettersOf } from '@fitness/ui/TruncatedText';

/** Shows only the first and the last letter, or of two letters only the first: `김*수`, `김*`. */
export function maskName(name: string) {
  const letters = lettersOf(name.trim());
  if (letters.length < 2) return '*';
  const last = letters.length > 2 ? letters.at(-1) : '*';
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${last}`;
}

/** The last four digits of a phone number. */
export function lastDigits(phone: string) {
  return phone.slice(-4);
}
