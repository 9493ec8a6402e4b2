import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { dateOf } from '../dates.ts';
import { seatsTaken } from '../domain/reservations.ts';
import { snapshotTables } from '../store/store.ts';
import { call, tokenOf, type CallParts } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { isScenarioName, scenarioChoices, scenarioNames, type ScenarioName } from './index.ts';

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'get',
);
const seeded = (scenario: ScenarioName, seed = 1, time = NOW): Backend =>
  createBackend({ scenario, seed, clock: fixedClock(time) });
const tablesOf = ({ studio }: Backend) => snapshotTables(studio.store);

// Built once: these tests only read.
const backends = new Map(scenarioNames.map((scenario) => [scenario, seeded(scenario)]));

function get(scenario: ScenarioName): Backend {
  const backend = backends.get(scenario);
  if (!backend) throw new Error(`There is no scenario ${scenario}.`);
  return backend;
}

/** All reads that the persona may send; once per pass for operations that take a pass. */
function readsOf(
  { userId, roleName }: DemoAccount,
  { studio }: Backend,
): { id: OperationId; parts: CallParts }[] {
  const passes = studio.store.memberships.where('userId', userId);
  return reads.flatMap((id): { id: OperationId; parts: CallParts }[] => {
    const { roles, query }: OperationInfo = operations[id];
    if (!roles.includes(roleName)) return [];
    return query.includes('membershipId')
      ? passes.map((pass) => ({ id, parts: { query: { membershipId: pass.id } } }))
      : [{ id, parts: {} }];
  });
}

describe.each(scenarioNames)('the scenario %s', (name) => {
  const backend = get(name);

  it.each(demoAccounts)('returns a valid response for every read of $username', async (persona) => {
    const token = await tokenOf(backend, persona.userId);
    for (const { id, parts } of readsOf(persona, backend)) {
      const { status } = await call(backend, id, { ...parts, token });
      const mayBeMissing = id === 'getMySubject' && persona.username === 'nosubject';
      expect([id, status]).toEqual([id, mayBeMissing ? 404 : 200]);
    }
  });

  it('returns the reviews without a token', async () => {
    expect((await call(backend, 'listReviews')).status).toBe(200);
  });

  it('has no overbooked class and no pass with negative sessions', () => {
    const { store } = backend.studio;
    expect(
      store.classes
        .all()
        .filter((one) => seatsTaken(backend.studio, one.id).length > one.maxCustomer),
    ).toEqual([]);
    expect(store.memberships.all().filter((pass) => (pass.remainingSessionCount ?? 0) < 0)).toEqual(
      [],
    );
  });
});

describe.each(scenarioNames.filter((name) => name !== 'busy'))(
  'the scenario %s on other days',
  (name) => {
    it('is the same for the same seed and date, at any hour', () => {
      expect(tablesOf(seeded(name, 1, '2026-11-20T23:59:00'))).toEqual(tablesOf(get(name)));
    });

    it.each(['2026-12-31', '2027-02-28', '2028-02-29', '2027-03-01'])(
      'can be built on %s',
      (date) => {
        expect(seeded(name, 1, `${date}T00:00:00`).seededFor()).toEqual({
          scenario: name,
          seed: 1,
          date,
        });
      },
    );
  },
);

describe('another seed', () => {
  it.each(['newStudio', 'soldOutDay'] as const)('generates different data in %s', (name) => {
    expect(tablesOf(seeded(name, 2))).not.toEqual(tablesOf(get(name)));
  });
});

describe('the list of scenarios', () => {
  it('has a unique Korean label and a Korean description for each', () => {
    for (const { label, description } of scenarioChoices)
      expect([label, description]).toEqual([
        expect.stringMatching(/[가-힣]/),
        expect.stringMatching(/[가-힣]/),
      ]);
    expect(new Set(scenarioChoices.map(({ label }) => label)).size).toBe(scenarioNames.length);
    expect(scenarioChoices[0]?.name).toBe('default');
  });
});

describe('the scenario', () => {
  it('busy has 5,000 members and a year of classes', () => {
    const { store } = get('busy').studio;
    expect(store.accounts.size).toBeGreaterThan(5_000);
    const days = store.classes
      .all()
      .map((one) => dateOf(one.classTime))
      .sort();
    expect(days[0]?.slice(0, 7)).toBe('2025-11');
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-12');
  });

  it('soldOutDay has no seat left tomorrow', () => {
    const { studio } = get('soldOutDay');
    const tomorrow = studio.store.classes
      .all()
      .filter((one) => dateOf(one.classTime) === '2026-11-21');
    expect(tomorrow.length).toBeGreaterThan(20);
    expect(tomorrow.filter((one) => seatsTaken(studio, one.id).length < one.maxCustomer)).toEqual(
      [],
    );
  });

  it('expiredPasses has no usable pass for customer1 and customer3', () => {
    const { store } = get('expiredPasses').studio;
    expect(
      store.memberships.where('userId', 101).every((pass) => pass.expiredDate < '2026-11-20'),
    ).toBe(true);
    expect(
      store.memberships.where('userId', 103).map((pass) => pass.remainingSessionCount),
    ).toEqual([0]);
  });

  it('newStudio has open classes and no customer with a pass', () => {
    const { store } = get('newStudio').studio;
    expect(store.classes.size).toBeGreaterThan(100);
    expect([store.memberships.size, store.payments.size, store.reviews.size]).toEqual([0, 0, 0]);
  });

  it('hostileText has markup and very long words in names and reviews', () => {
    const { store } = get('hostileText').studio;
    expect(store.reviews.all().some((review) => review.content.includes('<script>'))).toBe(true);
    expect(store.accounts.all().some((account) => account.nickname.length >= 300)).toBe(true);
    const texts = store.reviews
      .all()
      .map((review) => review.content)
      .join('');
    expect(texts).toMatch(/\p{Script=Arabic}/u);
    expect(texts).toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe('isScenarioName', () => {
  it('accepts only the listed scenarios', () => {
    expect(isScenarioName('busy')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
  });
});
