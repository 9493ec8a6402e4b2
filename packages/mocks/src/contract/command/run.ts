import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '../../clock.ts';
import { CannotRun } from '../harness/untested.ts';
import { againstBaseline, jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import { leftBehindLines, textReport } from '../report/text.ts';
import { allTasks } from '../rules/index.ts';
import { runSuite } from '../suite.ts';
import { InvalidOption, readCommandLine, USAGE, type Run } from './options.ts';

export interface Surroundings {
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
  surroundings: Surroundings,
): Promise<number> {
  try {
    const asked = readCommandLine(args);
    if (typeof asked === 'object') return await run(asked, surroundings);
    console.log(asked === 'help' ? USAGE : ruleList());
    return 0;
  } catch (error) {
    console.error(explanationOf(error));
    return 2;
  }
}

async function run({ suite, reports, baseline }: Run, surroundings: Surroundings): Promise<number> {
  for (const file of reports) write(file, '');
  console.log(`Contract: ${suite.baseUrl}`);
  const found = await runSuite({ ...suite, ...surroundings });
  const report = baseline ? againstBaseline(found, baseline) : found;
  for (const file of reports)
    write(file, file.endsWith('.xml') ? junitReport(report) : jsonReport(report));
  console.log(`\n${textReport(report)}`);
  if (report.failed > 0) return 1;
  return report.untested.some(({ isAllowed }) => !isAllowed) ? 3 : 0;
}

/** Writes a report; before the run an empty one, so that a wrong path is found first. */
function write(file: string, content: string): void {
  try {
    if (!/\.(json|xml)$/.test(file)) throw new Error('must end with .json or .xml');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new InvalidOption(`--report ${file}: ${(error as Error).message}.`);
  }
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
