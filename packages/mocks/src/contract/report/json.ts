import * as v from 'valibot';
import { findingsOf, legendFor, reported, type ReportedFinding } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

export function jsonReport(report: SuiteReport): string {
  const { results, known = [], ...rest } = report;
  const legend = Object.fromEntries(legendFor(results, report.legend));
  const differences = [...findingsOf(report), ...known];
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

export const baselineSchema = v.object({
  differences: v.array(
    v.object({ rule: v.string(), operation: v.string(), description: v.string() }),
  ),
  untested: v.array(v.object({ name: v.string() })),
});

export type Baseline = v.InferOutput<typeof baselineSchema>;

/** The report in which only new differences count, and what the baseline left untested is excluded. */
export function againstBaseline(report: SuiteReport, baseline: Baseline): SuiteReport {
  const keys = new Set(baseline.differences.map(keyOf));
  const isKnown = (finding: ReportedFinding): boolean => keys.has(keyOf(finding));
  const left = new Set(baseline.untested.map(({ name }) => name));
  const found = findingsOf(report);
  return {
    ...report,
    results: report.results.map((result) => ({
      ...result,
      findings: result.findings.filter((finding) => !isKnown(reported(result, finding))),
    })),
    failed: found.filter((finding) => !isKnown(finding)).length,
    known: found.filter(isKnown),
    untested: report.untested.map((item) =>
      left.has(item.name) ? { ...item, isAllowed: true } : item,
    ),
  };
}

function keyOf({ rule, operation, description }: Baseline['differences'][number]): string {
  return [rule, operation, description.replaceAll(/\d+/g, '#')].join(' | ');
}
