import { relative } from 'node:path';

export type Level = 'unit' | 'story' | 'journey';

/** A test of a report with the ids of the rules that it names. */
export type TestRun = {
  file: string;
  title: string;
  level: Level;
  passed: boolean;
  ids: string[];
};

type Assertion = { ancestorTitles: string[]; title: string; status: string };
export type VitestReport = { testResults: { name: string; assertionResults: Assertion[] }[] };
type Spec = {
  title: string;
  file: string;
  tags: string[];
  tests: { results: { status: string }[] }[];
};
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] };
export type PlaywrightReport = { suites: Suite[] };

const idInTitle = /(?:^|\s)@([a-z-]+:[\w.-]+)/g;

const withoutIds = (title: string) => title.replace(idInTitle, '').trim();

/** Tests of vitest name rules in their titles or in those of their groups: `… @session:start`. */
export function runsOfVitest({ testResults }: VitestReport): TestRun[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const whole = [...ancestorTitles, title].join(' › ');
      return {
        file: relative(process.cwd(), name),
        title: withoutIds(whole),
        level: 'unit',
        passed: status === 'passed',
        ids: [...whole.matchAll(idInTitle)].map(([, id = '']) => id),
      };
    }),
  );
}

/** Stories have their rule ids in test names, as in vitest; the files of the report are deleted after the run. */
export function runsOfStories(report: VitestReport): TestRun[] {
  return runsOfVitest(report).map((run) => ({ ...run, file: 'stories', level: 'story' }));
}

/** Tests of Playwright name rules in their titles or by `tag`. The files of a report are relative to `folder`. */
export function runsOfPlaywright(
  { suites }: PlaywrightReport,
  folder: string,
  level: Level,
): TestRun[] {
  const runsOf = (suite: Suite, above: string[]): TestRun[] => [
    ...suite.specs.map(({ title, file, tags, tests }) => ({
      file: `${folder}/${file}`,
      title: withoutIds([...above, title].join(' › ')),
      level,
      passed: tests.every(({ results }) => results.at(-1)?.status === 'passed'),
      ids: tags.filter((tag) => tag.includes(':')),
    })),
    ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...above, inner.title])),
  ];
  return suites.flatMap((suite) => runsOf(suite, []));
}
