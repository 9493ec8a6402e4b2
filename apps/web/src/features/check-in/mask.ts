/** A name of which only the first and the last letter can be read, of two letters only the first: `김*수`, `김*`. */
export function maskName(name: string) {
  const letters = [...name.trim()];
  if (letters.length < 2) return '*';
  const last = letters.length > 2 ? letters.at(-1) : '*';
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${last}`;
}

/** The part of a phone number by which its owner knows it. */
export function lastDigits(phone: string) {
  return phone.slice(-4);
}
