import { describe, expect, it } from 'vitest';
import { problemsOf, rulesOf, runsOfPlaywright, runsOfVitest, type TestRun } from './check.ts';

const rules = rulesOf(
  [
    'An `id:in-prose` states nothing, nor does `another:one`.',
    '- `session:start` A user is signed out.',
    '  - `role:customer.buy` buys plans (unit and journey: nothing paid may be lost);',
    '- `VITE_MOCKS` is no rule.',
    '| `plan:1` | PT 12회 | 840,000원 |',
  ].join('\n'),
);
const ids = ['session:start', 'role:customer.buy', 'plan:1'];
const run = (changes: Partial<TestRun>): TestRun => ({
  title: 'works',
  level: 'unit',
  passed: true,
  ids,
  ...changes,
});

describe('the coverage', () => {
  it('is complete when each rule, a list item or table row, has a passed test of one level or a reason for two', () => {
    expect(rules.map(({ id }) => id)).toEqual(ids);
    const journey = run({ level: 'journey', ids: ['role:customer.buy'] });
    expect(problemsOf(rules, [run({}), journey], [])).toEqual([]);
  });

  it.each([
    ['role:customer.buy: no test that passed', [run({ ids: ['session:start', 'plan:1'] })]],
    ['plan:1: no test that passed', [run({ ids: ids.slice(0, 2) }), run({ passed: false })]],
    ['no:rule: named by "works", but no rule', [run({}), run({ passed: false, ids: ['no:rule'] })]],
    [
      'session:start: proved at two levels, unit and journey',
      [run({}), run({ level: 'journey', ids: ['session:start'] })],
    ],
  ])('reports %s', (problem, runs) => expect(problemsOf(rules, runs, [])).toEqual([problem]));

  it('reports a required id without a rule, and one that is stated twice', () => {
    const twice = [...rules, ...rules.slice(0, 1)];
    expect(problemsOf(twice, [run({})], ['plan:1', 'route:home'])).toEqual([
      'session:start: stated twice',
      'route:home: no rule in docs/product.md',
    ]);
  });
});

describe('the tests of a report', () => {
  it('of vitest pass only when they ran, and carry the ids of their titles and groups', () => {
    const assertion = (status: string) => ({
      ancestorTitles: ['a session @session:start'],
      title: 'starts with "a@b.kr" @plan:1',
      status,
    });
    const assertionResults = ['passed', 'failed', 'skipped'].map(assertion);
    const runs = runsOfVitest({ testResults: [{ assertionResults }] }, 'unit');
    expect(runs.map(({ passed }) => passed)).toEqual([true, false, false]);
    expect(runs[0]?.ids).toEqual(['session:start', 'plan:1']);
  });

  it('of Playwright pass only when their last result did, and carry their tags', () => {
    const spec = (...results: string[]) => ({
      title: 'signs in @session:start',
      tags: ['session:start', 'deep'],
      tests: [{ results: results.map((status) => ({ status })) }],
    });
    const inner = { specs: [spec('failed', 'passed'), spec('failed'), spec()] };
    const suites = [{ specs: [spec('skipped')], suites: [inner] }];
    const runs = runsOfPlaywright({ suites }, 'journey');
    expect(runs.map(({ passed }) => passed)).toEqual([false, true, false, false]);
    expect(runs[0]?.ids).toEqual(['session:start']);
  });
});
