import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { dateOf } from '../dates.ts';
import { seatsTaken } from '../domain/reservations.ts';
import { call, signInAs } from '../testing/call.ts';
import { NOW } from '../testing/studio.ts';
import { isScenarioName, scenarios, type ScenarioName } from './index.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get');
const PEOPLE = { ROLE_CUSTOMER: 'customer1', ROLE_MANAGER: 'trainer1', ROLE_MASTER: 'master1', ROLE_ANONYMOUS: undefined };

// Built once: these tests only read.
const backends = new Map(names.map((scenario) => [scenario, createBackend({ scenario, clock: fixedClock(NOW) })]));

function get(scenario: ScenarioName): Backend {
  const backend = backends.get(scenario);
  if (!backend) throw new Error(`There is no scenario ${scenario}.`);
  return backend;
}

describe.each(names)('the scenario %s', (name) => {
  const backend = get(name);

  it('has a Korean label and a description', () => {
    expect(scenarios[name].label).toMatch(/[가-힣]/);
    expect(scenarios[name].description).toMatch(/[가-힣]/);
  });

  it('answers every read on the contract, and lets the demo accounts in', async () => {
    for (const id of reads) {
      const { roles }: OperationInfo = operations[id];
      const person = PEOPLE[roles.at(-1) ?? 'ROLE_ANONYMOUS'];
      const reply = await call(backend, id, { token: person && (await signInAs(backend, person)) });
      // a scenario without passes has nothing under membership 1
      expect([200, 403]).toContain(reply.status);
    }
  });

  it('has no class above its seats and no pass below zero', () => {
    const { store } = backend.studio;
    expect(store.classes.all().filter((one) => seatsTaken(backend.studio, one.id).length > one.maxCustomer)).toEqual([]);
    expect(store.memberships.all().filter((pass) => (pass.remainingSessionCount ?? 0) < 0)).toEqual([]);
  });
});

describe('what each is for', () => {
  it('busy has 5,000 members and a year of classes', () => {
    const { store } = get('busy').studio;
    expect(store.accounts.size).toBeGreaterThan(5_000);
    const days = store.classes.all().map((one) => dateOf(one.classTime)).sort();
    expect(days[0]?.slice(0, 7)).toBe('2025-11');
  });

  it('soldOutDay has no seat left tomorrow', () => {
    const { studio } = get('soldOutDay');
    const tomorrow = studio.store.classes.all().filter((one) => dateOf(one.classTime) === '2026-11-21');
    expect(tomorrow.length).toBeGreaterThan(20);
    expect(tomorrow.filter((one) => seatsTaken(studio, one.id).length < one.maxCustomer)).toEqual([]);
  });

  it('expiredPasses lets customer1 and customer3 reserve nothing any more', () => {
    const { store } = get('expiredPasses').studio;
    expect(store.memberships.where('userId', 101).every((pass) => pass.expiredDate < '2026-11-20')).toBe(true);
    expect(store.memberships.where('userId', 103).map((pass) => pass.remainingSessionCount)).toEqual([0]);
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
  });
});

describe('a scenario’s name', () => {
  it('is known or not', () => {
    expect(isScenarioName('busy')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
  });
});
