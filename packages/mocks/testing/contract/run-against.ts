import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../../src/backend.ts';
import { findingsOf } from '../../src/contract/report/findings.ts';
import { htmlReport } from '../../src/contract/report/html.ts';
import type { SuiteReport } from '../../src/contract/report/suite-report.ts';
import { textReport } from '../../src/contract/report/text.ts';
import { runSuite } from '../../src/contract/suite.ts';
import type { SuiteOptions } from '../../src/contract/suite-options.ts';
import { HOOK_PATH } from '../../src/hook-path.ts';
import { createHook } from '../../src/server/hook.ts';
import { NOW } from '../now.ts';
import type { ConformingBackends } from './conforming-backends.ts';
import { withInterceptor, type Interceptor } from './interceptor.ts';
import { foundAt, interceptorOf, type Mutant, type Mutants } from './mutant.ts';

/** The base URL that findings name. */
const BASE_URL = 'http://backend.test';

const timeout = 180_000;

/** Runs the suite, with the studio's rules, against the mock backend behind an interceptor. */
export function runAgainst(
  interceptor: Interceptor,
  options: Partial<SuiteOptions> = {},
): Promise<SuiteReport> {
  const clock = fixedClock(NOW);
  const backend = createBackend({ clock, onViolation: () => undefined });
  const hook = createHook(backend);
  const send = withInterceptor(backend, interceptor);
  return runSuite({
    baseUrl: BASE_URL,
    clock,
    seed: 20,
    runs: 12,
    rules: true,
    hook: BASE_URL + HOOK_PATH,
    send: async (request) => (await hook(request)) ?? send(request),
    ...options,
  });
}

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
        const places = foundAt(mutant);
        // At one of the operations, or by one of their rules.
        const finding = findingsOf(report).find(({ operation, rule }) =>
          places.some((place) => operation === place || rule.startsWith(`${place}/`)),
        );
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
