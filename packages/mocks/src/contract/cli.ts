#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { InvalidToken } from './harness/users.ts';
import { readCommandLine, USAGE, type CommandLine } from './options.ts';
import { htmlReport } from './report/html.ts';
import { checkLine, textReport } from './report/text.ts';
import { runSuite, Unreachable } from './suite.ts';

/** Runs the suite and prints the report; 0 without differences, 1 with some, 2 if it cannot run. */
export async function main(args: readonly string[]): Promise<number> {
  let asked: CommandLine;
  try {
    asked = readCommandLine(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  try {
    console.log(`계약 검사: ${asked.suite.baseUrl}`);
    const report = await runSuite({
      ...asked.suite,
      onCheck: (result) => console.log(checkLine(result)),
    });
    console.log(`\n${textReport(report)}`);
    if (asked.report !== undefined) writeFileSync(asked.report, htmlReport(report));
    return report.failed > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof InvalidToken)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
