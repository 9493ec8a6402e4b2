import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import type { Clock } from '../../clock.ts';
import { CannotRun } from '../harness/untested.ts';
import type { RuleResult } from '../harness/context.ts';
import { htmlReport } from '../report/html.ts';
import { againstBaseline, jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import type { SuiteReport } from '../report/suite-report.ts';
import { leftBehindLines, textReport } from '../report/text.ts';
import { allTasks } from '../rules/index.ts';
import { runSuite } from '../suite.ts';
import { InvalidOption } from './option-values.ts';
import { helpText, readCommandLine, type Run } from './options.ts';

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** The backend's clock; by default the machine's. */
  readonly clock?: Clock;
}

/**
 * Runs the suite as the arguments say, and prints the report. Returns the exit code: 0 where everything was tested and agrees,
 * 1 where something differs, 2 where the run could not be completed, 3 where something is untested.
 */
export async function runCommand(
  args: readonly string[],
  { environment, ...surroundings }: Surroundings,
): Promise<number> {
  try {
    const asked = readCommandLine(args, environment);
    if (typeof asked === 'object') return await run(asked, surroundings);
    console.log(asked === 'help' ? helpText() : ruleList());
    return 0;
  } catch (error) {
    console.error(explanationOf(error));
    return 2;
  }
}

async function run(
  { suite, reports, baseline }: Run,
  surroundings: Omit<Surroundings, 'environment'>,
): Promise<number> {
  createReports(reports);
  console.log(`Contract: ${suite.baseUrl}`);
  const onRule = (result: RuleResult, done: number, total: number): void => {
    showProgress(`${done}/${total} ${result.operation}/${result.name}`);
  };
  const found = await runSuite({ ...suite, ...surroundings, onRule }).finally(() =>
    showProgress(''),
  );
  const report = baseline ? againstBaseline(found, baseline) : found;
  for (const file of reports) writeFileSync(file, reportKinds[extname(file)]?.(report) ?? '');
  console.log(`\n${textReport(report)}`);
  if (report.failed > 0) return 1;
  return report.untested.some(({ isAllowed }) => !isAllowed) ? 3 : 0;
}

const reportKinds: Readonly<Record<string, (report: SuiteReport) => string>> = {
  '.html': htmlReport,
  '.json': jsonReport,
  '.xml': junitReport,
};

/** Creates the files before the run, so that a wrong path is found first; throws `InvalidOption`. */
function createReports(files: readonly string[]): void {
  for (const file of files)
    try {
      if (!(extname(file) in reportKinds))
        throw new Error(`must end with ${Object.keys(reportKinds).join(', ')}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    } catch (error) {
      throw new InvalidOption(`--report ${file}: ${(error as Error).message}.`);
    }
}

function showProgress(text: string): void {
  const { isTTY, columns = 80 } = process.stderr;
  if (isTTY) process.stderr.write(`\r\u001B[K${text.slice(0, columns - 1)}`);
}

/** An error as a sentence for the user; with the stack if the error is unexpected. */
function explanationOf(error: unknown): string {
  if (error instanceof InvalidOption) return `${error.message} See --help.`;
  if (error instanceof CannotRun) return [error.message, ...leftBehindLines(error)].join('\n');
  return `The run ended with an error of the suite itself.\n${(error as Error).stack ?? String(error)}`;
}

function ruleList(): string {
  const names = allTasks.map(({ operation, rule }) => `${operation}/${rule.name}`);
  const width = Math.max(...names.map((name) => name.length));
  return allTasks
    .map(({ rule }, index) =>
      [(names[index] ?? '').padEnd(width), rule.group.padEnd(8), rule.title].join('  '),
    )
    .join('\n');
}
