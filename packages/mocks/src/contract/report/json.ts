import * as v from 'valibot';
import { findingsOf, keyOf } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

/** The report as JSON, which is a baseline as well. */
export function jsonReport(report: SuiteReport): string {
  const { results, legend, ...rest } = report;
  const rules = results.map(({ operation, name, title, group, passed, findings, untested }) => ({
    rule: `${operation}/${name}`,
    title,
    group,
    passed,
    failed: findings.length,
    untested: untested?.message ?? null,
  }));
  return `${JSON.stringify({ ...rest, differences: findingsOf(report), rules }, null, 2)}\n`;
}

const baselineSchema = v.object({
  differences: v.array(
    v.object({ rule: v.string(), operation: v.string(), description: v.string() }),
  ),
  untested: v.array(v.object({ name: v.string() })),
});

/** What an earlier run found. */
export interface Baseline {
  /** The keys of its differences. */
  readonly differences: ReadonlySet<string>;
  /** The names of what it did not test. */
  readonly untested: readonly string[];
}

/** Reads a JSON report as a baseline; throws where it is none. */
export function readBaseline(text: string): Baseline {
  const { differences, untested } = v.parse(baselineSchema, JSON.parse(text));
  return {
    differences: new Set(differences.map(keyOf)),
    untested: untested.map(({ name }) => name),
  };
}
