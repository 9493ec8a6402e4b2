import { describe, expect, it } from 'vitest';
import type { Session } from '../session/session.ts';
import { isTrainerRestoredBySignIn, trainerFrom, trainerStateOf } from './trainer-state.ts';

const session: Session = {
  status: 'signedIn',
  role: 'customer',
  userId: '102',
  nickname: '김하늘',
  ph: '',
  token: 't',
};

describe('the trainer of the PT plans', () => {
  it('is the one that the signed-in user chose', () => {
    expect(trainerFrom(trainerStateOf(2, '102'), session)?.name).toBe('이서연');
  });

  it.each([
    ['without navigation state', null],
    ['with something else in it', 'trainer'],
    ['without a trainer', { user: '102' }],
    ['without a user', { trainer: 2 }],
    ['for another user', trainerStateOf(2, '103')],
    ['for the pilates instructor', trainerStateOf(5, '102')],
    ['for an unknown trainer', trainerStateOf(9, '102')],
  ])('is missing %s', (_case, state) => {
    expect(trainerFrom(state, session)).toBeNull();
  });

  it.each(['unread', 'signedOut', 'invalid'] as const)(
    'is missing for a signed-out user (%s), and restored by sign-in @buy:pt',
    (status) => {
      const signedOut: Session = { status, role: 'anonymous' };
      expect(trainerFrom(trainerStateOf(2, '102'), signedOut)).toBeNull();
      expect(isTrainerRestoredBySignIn(trainerStateOf(2, '102'), signedOut)).toBe(true);
    },
  );

  it('is not restored by sign-in without a choice, or for a signed-in user', () => {
    expect(isTrainerRestoredBySignIn(null, { status: 'signedOut', role: 'anonymous' })).toBe(false);
    expect(isTrainerRestoredBySignIn(trainerStateOf(2, '103'), session)).toBe(false);
  });
});
