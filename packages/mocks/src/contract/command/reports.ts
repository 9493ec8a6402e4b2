import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { htmlReport } from '../report/html.ts';
import { jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import type { SuiteReport } from '../report/suite-report.ts';
import { InvalidOption } from './invalid-option.ts';

/** The kinds of reports by the ending of their file. */
export const reportKinds: Readonly<Record<string, (report: SuiteReport) => string>> = {
  '.html': htmlReport,
  '.json': jsonReport,
  '.xml': junitReport,
};

/** Creates the files before the run, so that a wrong path is found first; throws `InvalidOption`. */
export function createReports(files: readonly string[]): void {
  for (const file of files)
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    } catch (error) {
      throw new InvalidOption(`--report ${file}: ${(error as Error).message}.`);
    }
}

/** Writes a report into each file. */
export function writeReports(files: readonly string[], report: SuiteReport): void {
  for (const file of files) writeFileSync(file, reportKinds[extname(file)]?.(report) ?? '');
}
