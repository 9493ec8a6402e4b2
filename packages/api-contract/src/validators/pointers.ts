/** A name as part of a JSON pointer. */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The name that a part of a JSON pointer stands for. */
export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The names of a JSON pointer. */
export function tokensOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

/** The rule for a pointer; in the pointers of rules, `*` stands for any index or name. */
export function ruleAt<Rule>(
  rules: Readonly<Record<string, Rule>>,
  pointer: string,
): Rule | undefined {
  if (Object.hasOwn(rules, pointer)) return rules[pointer];
  const tokens = pointer.split('/');
  const matching = Object.keys(rules).find((rule) => {
    const parts = rule.split('/');
    return (
      parts.length === tokens.length &&
      parts.every((part, index) => part === '*' || part === tokens[index])
    );
  });
  return matching === undefined ? undefined : rules[matching];
}
