import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutRules } from '../../testing/contract/conforming-backends.ts';
import { plantedBackends } from '../../testing/contract/planted-backends.ts';
import { BASE_URL, runAgainst } from '../../testing/contract/run-against.ts';
import { NOW } from '../../testing/now.ts';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { findingsOf } from './report/findings.ts';
import type { SuiteReport } from './report/suite-report.ts';

/** The longest run on a busy machine. */
const timeout = 180_000;

describe('the mock backend', () => {
  let report: SuiteReport;
  let studio: Backend['studio'];
  beforeAll(async () => {
    report = await runAgainst((intercepted) => {
      studio = intercepted.studio;
      return intercepted.respond();
    });
  }, timeout);

  it('keeps every rule of the contract suite, with nothing untested @mock:new-customer @mock:seats @mock:uuid @mock:delete-gives-back @mock:workers @mock:roles @request:roles', () => {
    expect(findingsOf(report)).toEqual([]);
    expect(report.untested).toEqual([]);
    expect(report.passed).toBeGreaterThan(1000);
  });

  it('keeps nothing of a run but what belongs to accounts whose phone begins with 019, and classes of the hook', () => {
    const { accounts, classes } = studio.store;
    const signedUp = accounts.all().filter(({ ph }) => ph.startsWith('019'));
    expect(signedUp).toHaveLength(report.leftBehind['accounts'] ?? 0);
    expect(accounts.size - signedUp.length).toBe(createBackend().studio.store.accounts.size);
    expect(classes.size - (report.leftBehind['classes of the hook'] ?? 0)).toBe(
      createBackend({ clock: fixedClock(NOW) }).studio.store.classes.size,
    );
  });

  it.each(Object.keys(errorResponses) as ErrorName[])(
    'gives the suite the error with the status and message of openapi.yaml',
    (name) => {
      const times = report.coverage.filter((item) => item.name === name).map(({ count }) => count);
      expect(Math.max(...times)).toBeGreaterThan(0);
    },
  );
});

describe.each(Object.entries(plantedBackends))('the suite finds a mistake of %s:', (_, planted) => {
  it.each(Object.entries(planted))('%s', { timeout }, async (_name, { rulesOf, plant }) => {
    const report = await runAgainst(plant(), { only: [rulesOf], bail: true });
    const [finding] = findingsOf(report);
    expect(finding).toMatchObject({
      rule: expect.stringMatching(/^\w+\/[\w-]+$/),
      expected: expect.stringMatching(/./),
      actual: expect.stringMatching(/./),
    });
    expect(finding?.curls.at(-1)).toMatch(/^curl -sS -i /);
    expect(finding?.curls.at(-1)).toContain(`'${BASE_URL}/api/`);
  });
});

// The four that keep the rules of the studio run in the deep tier.
it.each(Object.entries(withoutRules))(
  'the suite finds no difference of a backend that differs only in what the contract leaves open: %s',
  { timeout },
  async (_, plant) => {
    const report = await runAgainst(plant(), { rules: false });
    expect(findingsOf(report)).toEqual([]);
    expect(report.passed).toBeGreaterThan(1000);
  },
);
