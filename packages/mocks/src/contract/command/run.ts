import type { Clock } from '../../clock.ts';
import { CannotRun } from '../harness/cannot-run.ts';
import type { RuleResult } from '../harness/rule-result.ts';
import { againstBaseline } from '../report/json.ts';

import { leftBehindLines, ruleLine, textReport } from '../report/text.ts';
import { runSuite } from '../suite.ts';
import { COULD_NOT_RUN, exitCodeOf } from './exit-code.ts';
import { InvalidOption } from './invalid-option.ts';
import { helpText } from './options.ts';
import { createProgress } from './progress.ts';
import { readCommandLine, type CommandLine } from './read-options.ts';
import { createReports, writeReports } from './reports.ts';
import { ruleList } from './rule-names.ts';

/** The environment of the command, besides its arguments. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Ends the run early. */
  readonly signal?: AbortSignal;
  /** The backend's clock; by default the machine's. */
  readonly clock?: Clock;
}

/** Runs the suite as the arguments say, and prints the report; returns the exit code. */
export async function runCommand(
  args: readonly string[],
  { environment, ...surroundings }: Surroundings,
): Promise<number> {
  try {
    const asked = readCommandLine(args, environment);
    if (asked.kind === 'run') return await run(asked, surroundings);
    console.log(asked.kind === 'help' ? helpText() : ruleList());
    return 0;
  } catch (error) {
    console.error(explanationOf(error));
    return COULD_NOT_RUN;
  }
}

async function run(
  { suite, reports, baseline }: Extract<CommandLine, { kind: 'run' }>,
  surroundings: Omit<Surroundings, 'environment'>,
): Promise<number> {
  createReports(reports);
  console.log(`Contract: ${suite.baseUrl}`);
  const progress = createProgress(process.stderr);
  const onRule = (result: RuleResult, done: number, total: number): void => {
    progress.clear();
    const line = ruleLine(result);
    if (line !== undefined) console.log(line);
    progress.show(`${done}/${total} ${result.operation}/${result.name}`);
  };
  try {
    const found = await runSuite({ ...suite, ...surroundings, onRule });
    const report = baseline ? againstBaseline(found, baseline) : found;
    progress.clear();
    writeReports(reports, report);
    console.log(`\n${textReport(report)}`);
    return exitCodeOf(report);
  } finally {
    progress.clear();
  }
}

/** An error as a sentence for the user; with the stack if the error is unexpected. */
function explanationOf(error: unknown): string {
  if (error instanceof InvalidOption) return `${error.message} See --help.`;
  if (error instanceof CannotRun) return [error.message, ...leftBehindLines(error)].join('\n');
  return `The run ended with an error of the suite itself.\n${(error as Error).stack ?? String(error)}`;
}
