import { expect } from 'vitest';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import { fixedClock } from '../src/clock.ts';
import { today } from '../src/dates.ts';
import { DomainError } from '../src/domain/domain-error.ts';
import type { Studio } from '../src/domain/studio.ts';
import { createBuilder, type Builder } from '../src/scenarios/seed/builder.ts';
import { createStore } from '../src/store/store.ts';

/** The default time of all tests, a Friday morning. */
export const NOW = '2026-11-20T10:00:00';

/** A master, trainers 1 and 2 (PT) and 5 (pilates), and customers 101 and 102 without passes. */
export function testStudio(now = NOW): { studio: Studio; build: Builder } {
  const clock = fixedClock(now);
  const studio = { store: createStore(), clock };
  const build = createBuilder(studio.store, today(clock));
  build.user({
    id: 1,
    username: 'trainer1',
    nickname: '강민준',
    gender: 'male',
    ph: '01030000001',
    roleName: 'ROLE_MANAGER',
  });
  build.user({
    id: 2,
    username: 'trainer2',
    nickname: '이서연',
    gender: 'female',
    ph: '01030000002',
    roleName: 'ROLE_MANAGER',
  });
  build.user({
    id: 5,
    username: 'pilates5',
    nickname: '정유나',
    gender: 'female',
    ph: '01030000005',
    roleName: 'ROLE_MANAGER',
  });
  build.user({
    id: 10,
    username: 'master1',
    nickname: '대표',
    gender: 'female',
    ph: '01040000001',
    roleName: 'ROLE_MASTER',
  });
  build.user({
    id: 101,
    username: 'customer1',
    nickname: '김서준',
    gender: 'male',
    ph: '01020000001',
    joinedDaysAgo: 60,
  });
  build.user({
    id: 102,
    username: 'customer2',
    nickname: '이하린',
    gender: 'female',
    ph: '01020000002',
    joinedDaysAgo: 30,
  });
  return { studio, build };
}

/** A studio in which customer 101 has a PT pass of twelve sessions with trainer 1. */
export function studioWithPass() {
  const { studio, build } = testStudio();
  const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
  const remaining = () => studio.store.memberships.get(pass.id)?.remainingSessionCount;
  return { studio, build, pass, remaining };
}

/** Expects the work to throw this domain error. */
export function expectDomainError(work: () => unknown, response: ErrorName): void {
  let thrown: unknown;
  try {
    work();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DomainError);
  expect((thrown as DomainError).errorName).toBe(response);
}
