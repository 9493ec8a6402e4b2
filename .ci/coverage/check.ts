import type { TestRun } from './reports.ts';
import { mayHaveSeveralLevels, type Rule } from './rules.ts';

const levelsOf = ({ id }: Rule, runs: TestRun[]) => [
  ...new Set(runs.filter(({ ids }) => ids.includes(id)).map(({ level }) => level)),
];

/** The mismatches between rules, executed tests, and the ids of the routes. */
export function problemsOf(rules: Rule[], runs: TestRun[], required: string[]): string[] {
  const ids = rules.map(({ id }) => id);
  const passed = new Set(runs.filter((run) => run.passed).flatMap((run) => run.ids));
  const named = runs.flatMap((run) => run.ids.map((id) => ({ id, run })));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stated twice`),
    ...required.filter((id) => !ids.includes(id)).map((id) => `${id}: no rule in docs/product.md`),
    ...named
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, run }) => `${id}: named by ${run.file} › ${run.title}, but no rule`),
    ...[...new Set(ids)].filter((id) => !passed.has(id)).map((id) => `${id}: no test that passed`),
    ...rules
      .filter((rule) => levelsOf(rule, runs).length > 1 && !mayHaveSeveralLevels(rule))
      .map((rule) => `${rule.id}: proved at two levels, ${levelsOf(rule, runs).join(' and ')}`),
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The table of rules and the tests that proved them. */
export function tableOf(rules: Rule[], runs: TestRun[]): string {
  const rows = rules.map((rule) => {
    const proofs = runs
      .filter((run) => run.passed && run.ids.includes(rule.id))
      .map(({ file, title }) => `${file} › ${cell(title)}`);
    const cells = [rule.id, cell(rule.statement), levelsOf(rule, runs).join(', ')];
    return `| ${cells.join(' | ')} | ${[...new Set(proofs)].join('<br>')} |`;
  });
  return [
    '# Rules and their tests',
    '',
    '| rule | statement | level | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
