// What is told of a run of all stories: the time of each, and what axe found, for the docs pages.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AxeReport, AxeResult } from '../../.storybook/docs/component/accessibility.ts';

type StoryRun = { name: string; seconds: number };
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; duration?: number | null }[];
  }[];
};

const nothing: JestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [],
};

/** The report that the test-runner wrote; one failure when it wrote none. */
export function readReport(file: string): JestReport {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestReport) : nothing;
}

/** How long each story took, the slowest first. */
export function timesOf({ testResults }: JestReport): StoryRun[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles, duration }) => ({
      name: ancestorTitles.join(' › '),
      seconds: (duration ?? 0) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds);
}

/** The times as lines of text, and in the last the mean and the middle one. */
export function timeLines(runs: StoryRun[]): string[] {
  if (runs.length === 0) return [];
  const mean = runs.reduce((sum, { seconds }) => sum + seconds, 0) / runs.length;
  const middle = runs[Math.floor(runs.length / 2)]?.seconds ?? 0;
  return [
    ...runs.map(({ name, seconds }) => `${seconds.toFixed(2).padStart(7)} s  ${name}`),
    `storybook: ${runs.length} stories, ${mean.toFixed(2)} s each on average, half of them within ${middle.toFixed(2)} s`,
  ];
}

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Writes each story's axe results to the report of the docs pages, in this and the next build. */
export function publishAxe(build: string): void {
  const folder = '.cache/axe/stories';
  if (!existsSync(folder)) return;
  const { entries } = JSON.parse(readFileSync(`${build}/index.json`, 'utf8')) as {
    entries: Record<string, unknown>;
  };
  const stories: AxeReport['stories'] = {};
  for (const file of readdirSync(folder)) {
    const id = file.replace('.json', '');
    if (Object.hasOwn(entries, id))
      stories[id] = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as AxeResult;
    else rmSync(`${folder}/${file}`);
  }
  mkdirSync('.cache/axe/public', { recursive: true });
  writeFileSync(
    '.cache/axe/public/axe.json',
    JSON.stringify({ checkedAt: minute.format(new Date()), stories } satisfies AxeReport),
  );
  cpSync('.cache/axe/public/axe.json', `${build}/axe.json`);
}
