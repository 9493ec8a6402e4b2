/** The `passwordrules` names of the character sets of a regular expression; other sets are written the same in both. */
const setNames: Record<string, string> = { '[A-Za-z]': 'upper, lower', '\\d': 'digit' };

/**
 * The `passwordrules` attribute for a password pattern, from which password managers generate passwords. The pattern must start
 * with one lookahead for each required set and end with the length.
 */
export function passwordRulesOf(pattern: string) {
  const [, minimum, maximum] = /\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  const required = [...pattern.matchAll(/\(\?=\.\*(.+?)\)/g)].map(
    ([, set = '']) => `required: ${setNames[set] ?? set};`,
  );
  return [`minlength: ${minimum}; maxlength: ${maximum};`, ...required].join(' ');
}
