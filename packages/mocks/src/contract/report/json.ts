import { findingsOf, legendFor } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

/** The report as JSON, which can be used as a baseline. */
export function jsonReport(report: SuiteReport): string {
  const { results, compared, ...rest } = report;
  const legend = Object.fromEntries(legendFor(report));
  const differences = [...findingsOf(report), ...(compared?.known ?? [])];
  const rules = results.map(({ operation, name, title, group, passed, findings, untested }) => ({
    rule: `${operation}/${name}`,
    title,
    group,
    passed,
    failed: findings.length,
    untested: untested?.message ?? null,
  }));
  return `${JSON.stringify({ ...rest, legend, differences, rules }, null, 2)}\n`;
}
