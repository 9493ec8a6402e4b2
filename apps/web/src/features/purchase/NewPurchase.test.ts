import { planById } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { customerSession as session } from '../../../testing/session.ts';
import { newPassOf, newPlanIn } from './NewPurchase.tsx';

const state = { purchase: { promotionId: 2, userId: 102 } };

describe('the plan after whose purchase the passes are shown', () => {
  it('is read from navigation state', () => {
    expect(newPlanIn(state, session)?.name).toBe('PT 24회');
  });

  it.each([
    ['without state', null, session],
    ['with something else in it', { purchase: 'PT' }, session],
    ['of an unknown plan', { purchase: { ...state.purchase, promotionId: 99 } }, session],
    ['of another user', state, { ...session, userId: '103' }],
  ])('is none %s @buy:next-step', (_case, given, of) => expect(newPlanIn(given, of)).toBeNull());
});

describe('the pass of a purchase', () => {
  const plan = planById(2)!;
  const pass = {
    membershipId: 1,
    promotionName: 'PT 24회',
    trainerName: '최하은',
    remainingSessionCount: 24,
    expiredDate: '2027-05-25',
  };

  it('is the newest unused one of its plan', () => {
    const newest = { ...pass, membershipId: 3 };
    expect(newPassOf(plan, [pass, newest, { ...pass, membershipId: 2 }])).toBe(newest);
  });

  it.each([{ promotionName: 'PT 12회' }, { remainingSessionCount: 23 }])(
    'is none with %j @buy:next-step',
    (other) => expect(newPassOf(plan, [{ ...pass, ...other }])).toBeNull(),
  );

  it('is none for a plan without reservations', () => {
    const health = { ...pass, promotionName: '헬스 3개월' };
    expect(newPassOf(planById(10)!, [health])).toBeNull();
  });
});
