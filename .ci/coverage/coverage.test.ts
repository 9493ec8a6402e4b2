import { describe, expect, it } from 'vitest';
import { problemsOf, tableOf } from './check.ts';
import { runsOfPlaywright, runsOfVitest, type TestRun } from './reports.ts';
import { rulesOf } from './rules.ts';

const rules = rulesOf(
  [
    'An `id:in-prose` states nothing, nor does `another:one`.',
    '- `session:start` A user is signed out.',
    '  - `role:customer.buy` buys plans;',
    '- `VITE_MOCKS` is no rule.',
    '| `plan:1` | PT 12회 | 840,000원 |',
  ].join('\n'),
);
const run = (changes: Partial<TestRun>): TestRun => ({
  file: 'a.test.ts',
  title: 'works',
  level: 'unit',
  passed: true,
  ids: ['session:start', 'role:customer.buy', 'plan:1'],
  ...changes,
});

describe('the rules of a Markdown text', () => {
  it('are the list items and table rows that start with an id', () =>
    expect(rules).toEqual([
      { id: 'session:start', statement: 'A user is signed out.' },
      { id: 'role:customer.buy', statement: 'buys plans;' },
      { id: 'plan:1', statement: 'PT 12회 · 840,000원' },
    ]));
});

describe('the coverage', () => {
  const problems = (runs: TestRun[], required: string[] = []) => problemsOf(rules, runs, required);

  it('is complete when each rule has a passed test', () => expect(problems([run({})])).toEqual([]));
  it('reports a rule without a test', () =>
    expect(problems([run({ ids: ['session:start', 'plan:1'] })])).toEqual([
      'role:customer.buy: no test that passed',
    ]));
  it('does not count a test that failed or was skipped', () =>
    expect(problems([run({ passed: false })])).toHaveLength(3));
  it('reports an unknown id, also of a test that did not pass', () =>
    expect(problems([run({}), run({ passed: false, ids: ['no:rule'] })])).toEqual([
      'no:rule: named by a.test.ts › works, but no rule',
    ]));
  it('reports a required id without a rule', () =>
    expect(problems([run({})], ['plan:1', 'route:home'])).toEqual([
      'route:home: no rule in docs/product.md',
    ]));
  it('reports an id that is stated twice', () =>
    expect(problemsOf([...rules, ...rules.slice(0, 1)], [run({})], [])).toEqual([
      'session:start: stated twice',
    ]));
  it('reports a rule that tests of two levels prove, unless its statement says why', () => {
    const runs = [run({}), run({ level: 'journey', ids: ['session:start'] })];
    expect(problems(runs)).toEqual(['session:start: proved at two levels, unit and journey']);
    const statement = 'Nothing is lost (unit and journey: nothing paid may be lost).';
    const reasoned = rules.map((rule) => ({ ...rule, statement }));
    expect(problemsOf(reasoned, runs, [])).toEqual([]);
  });
  it('lists the passed tests of each rule in the table', () =>
    expect(tableOf(rules.slice(0, 1), [run({}), run({ passed: false, title: 'fails' })])).toContain(
      '| session:start | A user is signed out. | unit | a.test.ts › works |\n',
    ));
});

describe('the tests of a report', () => {
  it('of vitest pass only when they ran, and carry the ids of their titles and groups', () => {
    const assertion = (status: string) => ({
      ancestorTitles: ['a session @session:start'],
      title: `starts with "a@b.kr" ${status} @plan:1`,
      status,
    });
    const name = `${process.cwd()}/src/a.test.ts`;
    const assertionResults = ['passed', 'failed', 'skipped'].map(assertion);
    const runs = runsOfVitest({ testResults: [{ name, assertionResults }] });
    expect(runs.map(({ passed }) => passed)).toEqual([true, false, false]);
    expect(runs[0]).toEqual({
      file: 'src/a.test.ts',
      title: 'a session › starts with "a@b.kr" passed',
      level: 'unit',
      passed: true,
      ids: ['session:start', 'plan:1'],
    });
  });

  it('of Playwright pass only when their last result did, and carry their tags', () => {
    const spec = (...results: string[]) => ({
      title: 'signs in @session:start',
      file: 'a.journey.ts',
      tags: ['session:start'],
      tests: [{ results: results.map((status) => ({ status })) }],
    });
    const group = { title: 'customer', file: '', specs: [spec('passed'), spec('failed'), spec()] };
    const runs = runsOfPlaywright(
      {
        suites: [{ title: 'a.journey.ts', file: '', specs: [spec('skipped')], suites: [group] }],
      },
      'apps/web/e2e',
      'journey',
    );
    expect(runs.map(({ passed }) => passed)).toEqual([false, true, false, false]);
    expect(runs[1]).toEqual({
      file: 'apps/web/e2e/a.journey.ts',
      title: 'customer › signs in',
      level: 'journey',
      passed: true,
      ids: ['session:start'],
    });
  });
});
