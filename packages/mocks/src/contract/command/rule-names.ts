import { distance } from 'fastest-levenshtein';
import { allTasks } from '../rules/index.ts';
import { InvalidOption } from './option-values.ts';

const MOST_SUGGESTIONS = 3;

/** Throws `InvalidOption` with the nearest names where no operation or rule has this name. */
export function assertRuleName(name: string): void {
  const known = new Set(
    allTasks.flatMap(({ operation, rule }) => [operation, rule.name, `${operation}/${rule.name}`]),
  );
  if (known.has(name)) return;
  const nearest = [...known].sort((a, b) => distance(name, a) - distance(name, b));
  throw new InvalidOption(
    `--only ${name}: there is no such operation or rule. The nearest are ${nearest.slice(0, MOST_SUGGESTIONS).join(', ')}; --list prints all.`,
  );
}

/** One line for each rule: its name with its operation, its group, and what must hold. */
export function ruleList(): string {
  const names = allTasks.map(({ operation, rule }) => `${operation}/${rule.name}`);
  const width = Math.max(...names.map((name) => name.length));
  return allTasks
    .map(({ rule }, index) =>
      [(names[index] ?? '').padEnd(width), rule.group.padEnd(8), rule.title].join('  '),
    )
    .join('\n');
}
