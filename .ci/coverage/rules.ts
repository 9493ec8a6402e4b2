/** A rule of docs/product.md: a list item or a table row that starts with its id. */
export type Rule = { id: string; statement: string };

const ruleLine = /^\s*(?:-|\|) `([a-z-]+:[\w.-]+)`(.*)$/;
const reasonForLevels = /\((?:unit|story|journey)(?: and (?:unit|story|journey))+: [^)]+\)/;

/** The rules of a Markdown text, in its order. */
export function rulesOf(markdown: string): Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, rest = ''] = ruleLine.exec(line) ?? [];
    if (id === undefined) return [];
    const cells = rest.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { id, statement: cells.filter(Boolean).join(' · ') };
  });
}

/** Whether the rule says why tests of several levels prove it: "(unit and journey: …)". */
export function mayHaveSeveralLevels({ statement }: Rule): boolean {
  return reasonForLevels.test(statement);
}
