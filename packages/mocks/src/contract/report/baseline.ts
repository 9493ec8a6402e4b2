import * as v from 'valibot';
import { findingsOf, keyOf, reported } from './findings.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

const baselineSchema = v.object({
  differences: v.array(
    v.object({ rule: v.string(), operation: v.string(), description: v.string() }),
  ),
  untested: v.array(v.object({ name: v.string() })),
});

/** The result of an earlier run. */
export type Baseline = v.InferOutput<typeof baselineSchema>;

/** Reads a JSON report as a baseline; throws where it is none. */
export function readBaseline(text: string): Baseline {
  return v.parse(baselineSchema, JSON.parse(text));
}

/** The report in which only new differences count, and what the baseline left untested is excluded. */
export function againstBaseline(report: SuiteReport, baseline: Baseline): SuiteReport {
  const keys = new Set(baseline.differences.map(keyOf));
  const isKnown = (finding: ReportedFinding): boolean => keys.has(keyOf(finding));
  const left = new Set(baseline.untested.map(({ name }) => name));
  const found = findingsOf(report);
  const foundKeys = new Set(found.map(keyOf));
  const tested = new Set(
    report.results
      .filter(({ untested }) => !untested)
      .map(({ operation, name }) => `${operation}/${name}`),
  );
  const results = report.results.map((result) => ({
    ...result,
    findings: result.findings.filter((finding) => !isKnown(reported(result, finding))),
  }));
  return {
    ...report,
    results,
    failed: results.reduce((sum, { findings }) => sum + findings.length, 0),
    untested: report.untested.map((item) =>
      left.has(item.name) ? { ...item, isAllowed: true } : item,
    ),
    compared: {
      known: found.filter(isKnown),
      gone: baseline.differences
        .filter((one) => tested.has(one.rule) && !foundKeys.has(keyOf(one)))
        .map(({ rule, description }) => `${rule}: ${description}`),
    },
  };
}
