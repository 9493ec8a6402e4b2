import { describe, expect, it } from 'vitest';
import { tokenOf } from '../../../testing/session.ts';
import type { Session } from '../../session/session.ts';
import type { Role } from '../../session/token.ts';
import { bearerTokenOf, isWellFormedToken, reviewProblemOf } from './api.ts';
import { reviewProblems } from './texts.ts';

const token = tokenOf({ jti: '42', role: 'ROLE_CUSTOMER' });
const signedIn = (role: Role, held = token): Session => ({
  status: 'signedIn',
  role,
  userId: '42',
  nickname: '김하늘',
  ph: '',
  token: held,
});
const signedOut: Session = { status: 'signedOut', role: 'anonymous' };
const invalid: Session = { status: 'invalid', role: 'anonymous' };
const whole = { likeStar: 5, content: '설명이 꼼꼼해서 좋았습니다.' };

describe('sending a review (docs/product.md#reviews)', () => {
  it('works for a customer with stars and text', () => {
    expect(reviewProblemOf(signedIn('customer'), whole)).toBeNull();
  });
  it.each(['manager', 'master', 'anonymous'] as const)(
    'fails for the role %s @review:customer',
    (role) => {
      expect(reviewProblemOf(signedIn(role), whole)).toBe('notCustomer');
    },
  );
  it('fails for a signed-out user', () =>
    expect(reviewProblemOf(signedOut, whole)).toBe('notCustomer'));
  it.each([
    { likeStar: null, content: '좋습니다.' },
    { likeStar: 5, content: '' },
    { likeStar: 5, content: ' \n ' },
    { likeStar: null, content: '' },
  ])('is refused while it is incomplete: %o @review:complete', (draft) =>
    expect(reviewProblemOf(signedIn('customer'), draft)).toBe('incomplete'),
  );
  it.each(['\u200B', '\u3164\u2800', '\uFEFF \u00AD'])(
    'is refused while nothing in its text is visible: %j @review:complete',
    (content) =>
      expect(reviewProblemOf(signedIn('customer'), { likeStar: 5, content })).toBe('incomplete'),
  );
  it.each([
    [1000, null],
    [1001, 'tooLong'],
  ])('with %i characters, each emoji being one: %s @review:length', (count, problem) => {
    const content = ` ${'💪'.repeat(count)}\n`;
    expect(reviewProblemOf(signedIn('customer'), { likeStar: 5, content })).toBe(problem);
  });
  it('fails with a token that does not have three parts @review:token', () => {
    expect(reviewProblemOf(signedIn('customer', token.replace(/\.[^.]*$/, '')), whole)).toBe(
      'invalidToken',
    );
  });
  it('fails with an invalid token', () =>
    expect(reviewProblemOf(invalid, whole)).toBe('invalidToken'));
  it('says why, to the letter @review:token', () => {
    expect(reviewProblems).toEqual({
      notCustomer: '리뷰 작성은 고객만 가능합니다.',
      incomplete: '별점과 리뷰 내용을 모두 입력해주세요.',
      tooLong: '리뷰는 1,000자 이하로 작성해주세요.',
      invalidToken: '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
    });
  });
});

describe('the token of review operations', () => {
  it('has three parts separated by dots', () => expect(isWellFormedToken('a.b.c')).toBe(true));
  it.each(['', 'abc', 'a.b', 'a.b.c.d', 'a..c', '..'])('%j is none', (value) =>
    expect(isWellFormedToken(value)).toBe(false),
  );
  it('is sent where it can be used @operation:listReviews', () =>
    expect(bearerTokenOf(signedIn('manager'))).toBe(token));
  it('is not sent when signed out or malformed @operation:listReviews', () => {
    expect(bearerTokenOf(signedOut)).toBe('');
    expect(bearerTokenOf(invalid)).toBe('');
    expect(bearerTokenOf(signedIn('customer', 'only.two-parts-of-it'))).toBe('');
  });
});
