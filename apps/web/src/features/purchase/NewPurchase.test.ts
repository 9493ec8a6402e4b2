import { planById } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/session/session.ts';
import { newPurchaseIn, passOf } from './NewPurchase.tsx';

const session: Session = {
  status: 'signedIn',
  role: 'customer',
  userId: '102',
  nickname: '이하린',
  ph: '',
  token: 't',
};

const purchase = { promotionId: 2, managerId: 4, userId: 102, date: '2026-11-26' };
const state = { purchase };

describe('the purchase after which the passes are shown', () => {
  it('is read from navigation state', () => {
    expect(newPurchaseIn(state, session)).toMatchObject({
      plan: { name: 'PT 24회' },
      instructor: { name: '최하은' },
      date: '2026-11-26',
    });
  });

  it.each([
    ['without state', null, session],
    ['with something else in it', { purchase: 'PT' }, session],
    ['of an unknown plan', { purchase: { ...state.purchase, promotionId: 99 } }, session],
    ['without its day', { purchase: { ...state.purchase, date: 'today' } }, session],
    ['of another user', state, { ...session, userId: '103' }],
    ['of a signed-out user', state, { status: 'signedOut', role: 'anonymous' } as const],
  ])('is none %s @buy:next-step', (_case, given, of) =>
    expect(newPurchaseIn(given, of)).toBeNull(),
  );
});

describe('the pass of a purchase', () => {
  const purchase = newPurchaseIn(state, session)!;
  const pass = {
    membershipId: 1,
    promotionName: 'PT 24회',
    trainerName: '최하은',
    remainingSessionCount: 24,
    expiredDate: '2027-05-25',
  };

  it('is the unused one of its plan and trainer that ends last', () => {
    const earlier = { ...pass, membershipId: 2, expiredDate: '2027-05-01' };
    expect(passOf(purchase, [earlier, pass, { ...earlier, membershipId: 3 }])).toBe(pass);
    expect(passOf(purchase, [{ ...pass, trainerName: null }])).not.toBeNull();
  });

  it.each([
    { promotionName: 'PT 12회' },
    { trainerName: '강민준' },
    { remainingSessionCount: 23 },
    { expiredDate: '2026-11-25' },
  ])('is none with %j @buy:next-step', (other) =>
    expect(passOf(purchase, [{ ...pass, ...other }])).toBeNull(),
  );

  it('is none for a plan without reservations', () => {
    const health = { ...purchase, plan: planById(10)!, instructor: null };
    expect(passOf(health, [{ ...pass, promotionName: '헬스 3개월' }])).toBeNull();
  });
});
