import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../src/contract/report/html.ts';
import { textReport } from '../../src/contract/report/text.ts';
import type { SuiteReport } from '../../src/contract/report/suite-report.ts';
import type { Mutant } from './mutants/mutant.ts';
import { BASE_URL, findingsAbout, runAgainst } from './run-against.ts';

const TIMEOUT = 120_000;

/** One test for each mutant: the suite reports it with all that a developer needs to repeat it. */
export function describeMutants(area: string, mutants: readonly Mutant[]): void {
  describe(`the contract suite finds a backend with a defect in ${area}`, () => {
    it.each(mutants)('$name: it $defect', { timeout: TIMEOUT }, async (mutant) => {
      const report = await runUntilFound(mutant);
      const [finding] = findingsAbout(report, mutant.operation);
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
    });
  });
}

/** The rules of the operations first, since most defects are found there. */
async function runUntilFound({ operation, interceptor }: Mutant): Promise<SuiteReport> {
  const only = [operation].flat();
  const first = await runAgainst(interceptor(), { only, bail: true });
  return first.failed > 0 ? first : runAgainst(interceptor());
}
