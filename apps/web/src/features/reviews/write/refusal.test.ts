import { describe, expect, it } from 'vitest';
import type { Session } from '../../../shared/session/session.ts';
import { tokenOf } from '../../../../testing/session.ts';
import type { Role } from '../../../shared/session/token.ts';
import { refusalOf } from './refusal.ts';
import { reviewRefusals } from '../texts.ts';
import { bearerOf, hasThreeParts } from './token.ts';

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
  it('is done for a customer who chose stars and wrote something', () => {
    expect(refusalOf(signedIn('customer'), whole)).toBeNull();
  });
  it.each(['manager', 'master', 'anonymous'] as const)(
    'is refused to the role %s @review:customer',
    (role) => {
      expect(refusalOf(signedIn(role), whole)).toBe('notCustomer');
    },
  );
  it('is refused to somebody who is signed out', () =>
    expect(refusalOf(signedOut, whole)).toBe('notCustomer'));
  it.each([
    { likeStar: null, content: '좋습니다.' },
    { likeStar: 5, content: '' },
    { likeStar: 5, content: ' \n ' },
    { likeStar: null, content: '' },
  ])('is refused while it is incomplete: %o @review:complete', (draft) =>
    expect(refusalOf(signedIn('customer'), draft)).toBe('incomplete'),
  );
  it('is refused with a token that does not have three parts @review:token', () => {
    expect(refusalOf(signedIn('customer', token.replace(/\.[^.]*$/, '')), whole)).toBe(
      'invalidToken',
    );
  });
  it('is refused with a token that cannot be used', () =>
    expect(refusalOf(invalid, whole)).toBe('invalidToken'));
  it('says why, to the letter @review:token', () => {
    expect(reviewRefusals).toEqual({
      notCustomer: '리뷰 작성은 고객만 가능합니다.',
      incomplete: '별점과 리뷰 내용을 모두 입력해주세요.',
      invalidToken: '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
    });
  });
});

describe('the token of review calls', () => {
  it('has three parts separated by dots', () => expect(hasThreeParts('a.b.c')).toBe(true));
  it.each(['', 'abc', 'a.b', 'a.b.c.d', 'a..c', '..'])('%j is none', (value) =>
    expect(hasThreeParts(value)).toBe(false),
  );
  it('is sent where it can be used @operation:listReviews', () =>
    expect(bearerOf(signedIn('manager'))).toBe(token));
  it('is not sent by somebody who is signed out, nor where it cannot be used @operation:listReviews', () => {
    expect(bearerOf(signedOut)).toBe('');
    expect(bearerOf(invalid)).toBe('');
    expect(bearerOf(signedIn('customer', 'only.two-parts-of-it'))).toBe('');
  });
});
