/** A rule of docs/product.md: a list item or a table row that starts with its id. */
export type Rule = { id: string; statement: string };

type Level = 'unit' | 'story' | 'journey';

/** A test of a report with the ids of the rules that it names. */
export type TestRun = { title: string; level: Level; passed: boolean; ids: string[] };

type Assertion = { ancestorTitles: string[]; title: string; status: string };
type VitestReport = { testResults: { assertionResults: Assertion[] }[] };
type Spec = { title: string; tags: string[]; tests: { results: { status: string }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

/** The rules of a Markdown text, in its order. */
export function rulesOf(markdown: string): Rule[] {
  const lines = markdown.matchAll(/^\s*(?:-|\|) `([a-z-]+:[\w.-]+)`(.*)$/gm);
  return [...lines].map(([, id = '', statement = '']) => ({ id, statement }));
}

/** Tests of vitest and stories name rules in their titles or in those of their groups: `… @session:start`. */
export function runsOfVitest({ testResults }: VitestReport, level: Level): TestRun[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, title, status }) => {
      const whole = [...ancestorTitles, title].join(' › ');
      const named = whole.matchAll(/(?:^|\s)@([a-z-]+:[\w.-]+)/g);
      const ids = [...named].map(([, id = '']) => id);
      return { title: whole, level, passed: status === 'passed', ids };
    });
}

/** Tests of Playwright name rules in their titles or by `tag`. */
export function runsOfPlaywright({ suites = [] }: { suites?: Suite[] }, level: Level): TestRun[] {
  return suites.flatMap((suite) => [
    ...suite.specs.map(({ title, tags, tests }) => ({
      title,
      level,
      passed: tests.every(({ results }) => results.at(-1)?.status === 'passed'),
      ids: tags.filter((tag) => tag.includes(':')),
    })),
    ...runsOfPlaywright(suite, level),
  ]);
}

const reasonForLevels = /\((?:unit|story|journey)(?: and (?:unit|story|journey))+: [^)]+\)/;

/** The mismatches between rules, executed tests, and the ids of the routes. */
export function problemsOf(rules: Rule[], runs: TestRun[], required: string[]): string[] {
  const ids = rules.map(({ id }) => id);
  const runsOf = (id: string) => runs.filter((run) => run.ids.includes(id));
  const levelsOf = (id: string) => [...new Set(runsOf(id).map(({ level }) => level))];
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stated twice`),
    ...required.filter((id) => !ids.includes(id)).map((id) => `${id}: no rule in docs/product.md`),
    ...runs.flatMap(({ title, ids: named }) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `${id}: named by "${title}", but no rule`),
    ),
    ...[...new Set(ids)]
      .filter((id) => !runsOf(id).some(({ passed }) => passed))
      .map((id) => `${id}: no test that passed`),
    ...rules
      .filter(({ id, statement }) => levelsOf(id).length > 1 && !reasonForLevels.test(statement))
      .map(({ id }) => `${id}: proved at two levels, ${levelsOf(id).join(' and ')}`),
  ];
}
