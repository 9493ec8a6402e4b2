/** Sets of characters of a regular expression by their names in `passwordrules`; others are the same in both. */
const setNames: Record<string, string> = { '[A-Za-z]': 'upper, lower', '\\d': 'digit' };

/**
 * The `passwordrules` of a pattern of a password, by which password managers generate it: one that begins with what is required, each
 * in a lookahead, and ends with the length.
 */
export function passwordRulesOf(pattern: string) {
  const [, minimum, maximum] = /\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  const required = [...pattern.matchAll(/\(\?=\.\*(.+?)\)/g)].map(
    ([, set = '']) => `required: ${setNames[set] ?? set};`,
  );
  return [`minlength: ${minimum}; maxlength: ${maximum};`, ...required].join(' ');
}
