/** The `passwordrules` names of the character sets of a regular expression; other sets are written the same in both. */
const setNames: Record<string, string> = { '[A-Za-z]': 'upper, lower', '\\d': 'digit' };

/**
 * The rules of a password pattern, which must start with one lookahead for each required set of characters and end with the length.
 */
export function requirementsOf(pattern: string) {
  const [, minimum, maximum] = /\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  const sets = [...pattern.matchAll(/\(\?=\.\*(.+?)\)/g)].map(([, set = '']) => set);
  return { sets, minimum: Number(minimum), maximum: Number(maximum) };
}

/** The `passwordrules` attribute for a password pattern, from which password managers generate passwords. */
export function passwordRulesOf(pattern: string) {
  const { sets, minimum, maximum } = requirementsOf(pattern);
  const required = sets.map((set) => `required: ${setNames[set] ?? set};`);
  return [`minlength: ${minimum}; maxlength: ${maximum};`, ...required].join(' ');
}
