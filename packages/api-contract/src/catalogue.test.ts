import { describe, expect, it } from 'vitest';
import {
  healthPlans,
  instructorById,
  instructors,
  managerIdFor,
  pilatesPlans,
  planById,
  plans,
  ptPlans,
  singlePass,
} from './catalogue.ts';

describe('the plans for sale', () => {
  it.each([
    // promotion id, order name, tier, price in won
    [1, 'PT 12회', 'BASIC', 840_000],
    [2, 'PT 24회', 'STANDARD', 1_440_000],
    [3, 'PT 36회', 'ADVANCED', 1_800_000],
    [4, 'PT 50회', 'ELITE', 2_000_000],
    [5, '필라테스 12회', 'BASIC', 360_000],
    [6, '필라테스 24회', 'STANDARD', 600_000],
    [7, '필라테스 36회', 'ADVANCED', 720_000],
    [8, '필라테스 50회', 'ELITE', 990_000],
    [9, '헬스 1개월', 'BASIC', 120_000],
    [10, '헬스 3개월', 'STANDARD', 240_000],
    [11, '헬스 6개월', 'ADVANCED', 300_000],
    [12, '헬스 12개월', 'ELITE', 420_000],
  ])('@plan:%i is %s (%s) at %i won @plan:tiers', (promotionId, name, tier, amount) => {
    expect(planById(promotionId)).toMatchObject({ promotionId, name, tier, amount });
  });

  it('include the 1-day pass for 15,000 won, valid on the day of purchase @plan:13', () => {
    expect(singlePass).toEqual({
      kind: 'single',
      promotionId: 13,
      productId: 'single',
      name: '1회 이용권',
      amount: 15_000,
      validDays: 0,
    });
    expect(planById(13)).toBe(singlePass);
  });

  it('have the ids 1 to 13, each once, and no others @plan:nothing-else', () => {
    expect(plans.map((plan) => plan.promotionId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
    expect(new Set(plans.map((plan) => plan.productId)).size).toBe(plans.length);
    expect(planById(14)).toBeUndefined();
  });

  it.each([
    ['PT', ptPlans],
    ['pilates', pilatesPlans],
  ])(
    'include %s passes for 12, 24, 36 and 50 sessions, valid for 90, 180, 270 and 365 days @mock:passes',
    (_, sold) => {
      expect(sold.map((plan) => [plan.sessions, plan.validDays])).toEqual([
        [12, 90],
        [24, 180],
        [36, 270],
        [50, 365],
      ]);
    },
  );

  it('add 1, 2, 3 and 6 bonus months to health memberships @plan:bonus', () => {
    expect(healthPlans.map((plan) => [plan.months, plan.bonusMonths])).toEqual([
      [1, 1],
      [3, 2],
      [6, 3],
      [12, 6],
    ]);
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
    expect(instructorById(6)).toBeUndefined();
  });
});

describe('the manager id of a payment', () => {
  it('is 0 for health and the 1-day pass and 5 for pilates @plan:13 @buy:manager-id', () => {
    expect([
      managerIdFor({ kind: 'health' }),
      managerIdFor({ kind: 'single' }),
      managerIdFor({ kind: 'pilates' }),
    ]).toEqual([0, 0, 5]);
    expect([managerIdFor({ kind: 'health' }, 2), managerIdFor({ kind: 'pilates' }, 2)]).toEqual([
      0, 5,
    ]);
  });

  it('is the id of the chosen trainer for PT, undefined for any other id @buy:manager-id', () => {
    expect([1, 2, 3, 4].map((trainerId) => managerIdFor({ kind: 'pt' }, trainerId))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(
      [undefined, 0, 5, 9].map((trainerId) => managerIdFor({ kind: 'pt' }, trainerId)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
