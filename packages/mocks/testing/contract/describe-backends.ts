import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/contract/report/findings.ts';
import { htmlReport } from '../../src/contract/report/html.ts';
import type { SuiteReport } from '../../src/contract/report/suite-report.ts';
import { textReport } from '../../src/contract/report/text.ts';
import type { ConformingBackends } from './conforming-backends.ts';
import { foundAt, interceptorOf, type Mutant, type Mutants } from './mutant.ts';
import { BASE_URL, findingsAbout, runAgainst } from './run-against.ts';

const timeout = 180_000;

/** One test for each backend: the suite finds no difference, with or without the studio's rules. */
export function describeConforming(backends: ConformingBackends, rules: boolean): void {
  describe('the contract suite finds no difference of a backend that differs only in what the contract leaves open', () => {
    it.each(Object.entries(backends))('%s', { timeout }, async (_, interceptor) => {
      const report = await runAgainst(interceptor(), { rules, runs: 2 });
      expect(findingsOf(report)).toEqual([]);
      expect(report.passed).toBeGreaterThan(1000);
    });
  });
}

/** One test for each mutant: the suite reports it with all that a developer needs to repeat it. */
export function describeMutants(area: string, ...tables: readonly Mutants[]): void {
  describe(`the contract suite finds a backend with a defect in ${area}`, () => {
    it.each(tables.flatMap((mutants) => Object.entries(mutants)))(
      '%s',
      { timeout },
      async (_, mutant) => {
        const report = await runUntilFound(mutant);
        const [finding] = findingsAbout(report, foundAt(mutant));
        expect(finding).toMatchObject({
          rule: expect.stringMatching(/^\w+\/[\w-]+$/),
          expected: expect.stringMatching(/./),
          actual: expect.stringMatching(/./),
        });
        expect(finding?.curls.at(-1)).toMatch(/^curl -sS -i /);
        expect(finding?.curls.at(-1)).toContain(`'${BASE_URL}/api/`);
        const shown = textReport(report) + htmlReport(report);
        expect(shown).toContain(finding?.operation);
        expect(shown).not.toMatch(/eyJ[\w-]{10,}/);
      },
    );
  });
}

/** The rules of the operations first, since most defects are found there. */
async function runUntilFound(mutant: Mutant): Promise<SuiteReport> {
  const only = mutant.rulesOf ?? foundAt(mutant);
  const first = await runAgainst(interceptorOf(mutant), { only, bail: true, runs: 2 });
  return first.failed > 0 ? first : runAgainst(interceptorOf(mutant));
}
