import { describe, expect, it } from 'vitest';
import { customerSession as session } from '../../testing/session.ts';
import { buyAgainHref, buyingParams, trainerFrom, trainerStateOf } from './buying-links.ts';
import { readParams } from './search-params.ts';

describe('buying a pass again', () => {
  it.each([
    ['PT 24회', '최하은', '/fitness/pt?plan=2&trainer=4'],
    ['PT 24회', '퇴사한 트레이너', '/fitness/pt?plan=2'],
    ['필라테스 12회', '정유나', '/fitness/pilates?plan=5'],
    ['헬스 3개월', null, '/fitness/hmembership?plan=10'],
    ['1일 이용권', null, '/fitness/membership'],
    [null, null, '/fitness/membership'],
  ])('of %s with %s opens %s @buy:linked-plan', (promotionName, trainerName, href) =>
    expect(buyAgainHref({ promotionName, trainerName })).toBe(href),
  );
});

it.each(['plan=0&trainer=5', 'plan=14&trainer=9', 'plan=2x&trainer=-1', 'plan=&trainer='])(
  'nothing is chosen by the search params %j @buy:linked-plan',
  (search) =>
    expect(readParams(buyingParams, new URLSearchParams(search))).toEqual({
      plan: null,
      trainer: null,
    }),
);

describe('the trainer of the PT plans', () => {
  it('is the one that the signed-in user chose', () => {
    expect(trainerFrom(trainerStateOf(2, '102'), session)?.name).toBe('이서연');
  });

  it.each([
    ['without navigation state', null],
    ['with something else in it', 'trainer'],
    ['without a user', { trainer: 2 }],
    ['for another user', trainerStateOf(2, '103')],
    ['for an unknown trainer', trainerStateOf(9, '102')],
  ])('is missing %s', (_case, state) => {
    expect(trainerFrom(state, session)).toBeNull();
  });

  it.each(['unread', 'signedOut', 'invalid'] as const)(
    'is missing for a signed-out user (%s) @buy:login',
    (status) =>
      expect(trainerFrom(trainerStateOf(2, '102'), { status, role: 'anonymous' })).toBeNull(),
  );
});
