import { describe, expect, it } from 'vitest';
import { conformingBackends } from '../../../testing/contract/conforming/all.ts';
import { runAgainst } from '../../../testing/contract/run-against.ts';
import { findingsOf } from '../report/findings.ts';

const TIMEOUT = 120_000;

describe('a backend that differs only in what the contract leaves open', () => {
  it.each(conformingBackends)(
    '$name: it $difference, and the contract group finds no difference',
    { timeout: TIMEOUT },
    async ({ interceptor }) => {
      const report = await runAgainst(interceptor(), { rules: false, runs: 3 });
      expect(findingsOf(report)).toEqual([]);
      expect(report.passed).toBeGreaterThan(1000);
    },
  );

  it.each(conformingBackends.filter(({ keepsRules }) => keepsRules))(
    '$name: it $difference, and the studio’s rules find no difference',
    { timeout: TIMEOUT },
    async ({ interceptor }) => {
      const report = await runAgainst(interceptor(), { runs: 1 });
      expect(findingsOf(report)).toEqual([]);
    },
  );
});
