import { describe, expect, it } from 'vitest';
import {
  instructorById,
  instructors,
  managerIdFor,
  type PlanKind,
  planById,
  plans,
  singlePass,
} from './catalogue.ts';

describe('the plans for sale', () => {
  it.each([
    // promotion id, order name, tier, price in won, sessions and days or paid and bonus months
    [1, 'PT 12회', 'BASIC', 840_000, { sessions: 12, validDays: 90 }],
    [2, 'PT 24회', 'STANDARD', 1_440_000, { sessions: 24, validDays: 180 }],
    [3, 'PT 36회', 'ADVANCED', 1_800_000, { sessions: 36, validDays: 270 }],
    [4, 'PT 50회', 'ELITE', 2_000_000, { sessions: 50, validDays: 365 }],
    [5, '필라테스 12회', 'BASIC', 360_000, { sessions: 12, validDays: 90 }],
    [6, '필라테스 24회', 'STANDARD', 600_000, { sessions: 24, validDays: 180 }],
    [7, '필라테스 36회', 'ADVANCED', 720_000, { sessions: 36, validDays: 270 }],
    [8, '필라테스 50회', 'ELITE', 990_000, { sessions: 50, validDays: 365 }],
    [9, '헬스 1개월', 'BASIC', 120_000, { months: 1, bonusMonths: 1 }],
    [10, '헬스 3개월', 'STANDARD', 240_000, { months: 3, bonusMonths: 2 }],
    [11, '헬스 6개월', 'ADVANCED', 300_000, { months: 6, bonusMonths: 3 }],
    [12, '헬스 12개월', 'ELITE', 420_000, { months: 12, bonusMonths: 6 }],
  ])(
    '@plan:%i is %s (%s) at %i won for %j @plan:nothing-else @mock:passes',
    (promotionId, name, tier, amount, validity) =>
      expect(planById(promotionId)).toMatchObject({ name, tier, amount, ...validity }),
  );

  it('include the 1-day pass for 15,000 won, valid on the day of purchase @plan:13', () => {
    expect(singlePass).toEqual({
      kind: 'single',
      promotionId: 13,
      productId: 'single',
      name: '1일 이용권',
      orderName: '1회 이용권',
      amount: 15_000,
      validDays: 0,
    });
    expect(planById(13)).toBe(singlePass);
  });

  it('have the ids 1 to 13, each once, and no others @plan:nothing-else', () => {
    const ids = plans.map((plan) => plan.promotionId);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(new Set(plans.map((plan) => plan.productId)).size).toBe(13);
  });
});

describe('the instructors', () => {
  it('are four PT trainers and one pilates instructor @catalogue:instructors', () => {
    expect(instructors.map(({ managerId, name, kind }) => `${managerId} ${name} ${kind}`)).toEqual([
      '1 강민준 pt',
      '2 이서연 pt',
      '3 박도윤 pt',
      '4 최하은 pt',
      '5 정유나 pilates',
    ]);
    expect(instructorById(3)?.name).toBe('박도윤');
  });
});

it.each<[PlanKind, trainerId: number | undefined, managerId: number | undefined]>([
  ['health', 2, 0],
  ['single', undefined, 0],
  ['pilates', 2, 5],
  ['pt', 4, 4],
  ['pt', 5, undefined],
  ['pt', undefined, undefined],
])('the manager id of a payment for %s with trainer %s is %s @buy:record @plan:13', (...row) => {
  const [kind, trainerId, managerId] = row;
  expect(managerIdFor({ kind }, trainerId)).toBe(managerId);
});
