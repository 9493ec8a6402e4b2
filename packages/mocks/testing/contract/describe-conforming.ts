import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/contract/report/findings.ts';
import type { ConformingBackend } from './conforming/conforming.ts';
import { runAgainst } from './run-against.ts';

const TIMEOUT = 180_000;

/** One test for each backend: the rules that it keeps find no difference. */
export function describeConforming(backends: readonly ConformingBackend[]): void {
  describe('a backend that differs only in what the contract leaves open', () => {
    it.each(backends)(
      '$name: it $difference, and the suite finds no difference',
      { timeout: TIMEOUT },
      async ({ interceptor, keepsRules }) => {
        const report = await runAgainst(interceptor(), { rules: keepsRules, runs: 2 });
        expect(findingsOf(report)).toEqual([]);
        expect(report.passed).toBeGreaterThan(1000);
      },
    );
  });
}
