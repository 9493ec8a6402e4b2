import { relative } from 'node:path';

/** A test of a report with the ids of the rules that it names. */
export type TestRun = { file: string; title: string; passed: boolean; ids: string[] };

type Assertion = { ancestorTitles: string[]; title: string; status: string };
export type VitestReport = { testResults: { name: string; assertionResults: Assertion[] }[] };
/** The report that the Storybook test-runner writes; its groups are a story's title and export. */
export type StoriesReport = { testResults: { assertionResults: Assertion[] }[] };
export type StoryIndex = {
  entries: Record<
    string,
    { title: string; importPath: string; exportName?: string; tags?: string[] }
  >;
};
type Spec = {
  title: string;
  file: string;
  tags: string[];
  tests: { results: { status: string }[] }[];
};
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] };
export type PlaywrightReport = { suites: Suite[] };

const idInTitle = /(?:^|\s)@([a-z-]+:[\w.-]+)/g;
const storyTag = 'rule:';

const withoutIds = (title: string) => title.replace(idInTitle, '').trim();

/** Tests of vitest name rules in their titles or in those of their groups: `… @session:start`. */
export function runsOfVitest({ testResults }: VitestReport): TestRun[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const whole = [...ancestorTitles, title].join(' › ');
      return {
        file: relative(process.cwd(), name),
        title: withoutIds(whole),
        passed: status === 'passed',
        ids: [...whole.matchAll(idInTitle)].map(([, id = '']) => id),
      };
    }),
  );
}

/** Journeys name rules in their titles or by `tag`; Playwright collects both. */
export function runsOfPlaywright({ suites }: PlaywrightReport): TestRun[] {
  const runsOf = (suite: Suite, above: string[]): TestRun[] => [
    ...suite.specs.map(({ title, file, tags, tests }) => ({
      file: `apps/web/e2e/${file}`,
      title: withoutIds([...above, title].join(' › ')),
      passed: tests.every(({ results }) => results.at(-1)?.status === 'passed'),
      ids: tags.filter((tag) => tag.includes(':')),
    })),
    ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...above, inner.title])),
  ];
  return suites.flatMap((suite) => runsOf(suite, []));
}

/** Stories name rules by tags; only those with a play can prove something. */
export function runsOfStories({ testResults }: StoriesReport, index: StoryIndex): TestRun[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.values(index.entries).map(({ title, importPath, exportName = '', tags = [] }) => ({
    file: relative('.', importPath),
    title: exportName,
    passed: results.some(
      ({ ancestorTitles, title: kind, status }) =>
        ancestorTitles[0] === title &&
        ancestorTitles[1] === exportName &&
        kind === 'play-test' &&
        status === 'passed',
    ),
    ids: tags.filter((tag) => tag.startsWith(storyTag)).map((tag) => tag.slice(storyTag.length)),
  }));
}
