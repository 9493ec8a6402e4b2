import { describe, expect, it } from 'vitest';
import { customerSession } from '../../../testing/session.ts';
import type { Session } from '../../session/session.ts';
import type { Role } from '../../session/token.ts';
import { bearerTokenOf, reviewProblemOf } from './api.ts';
import { reviewProblems } from './texts.ts';

const { token } = customerSession;
const signedIn = (role: Role, held: string = token) => ({ ...customerSession, role, token: held });
const signedOut: Session = { status: 'signedOut', role: 'anonymous' };
const invalid: Session = { status: 'invalid', role: 'anonymous' };
const whole = { likeStar: 5, content: '설명이 꼼꼼해서 좋았습니다.' };

/** The text of the reason why a review cannot be sent, or null. */
function problemOf(session: Session, draft: Partial<typeof whole> = {}) {
  const problem = reviewProblemOf(session, { ...whole, ...draft });
  return problem && reviewProblems[problem];
}

describe('sending a review (docs/product.md#reviews)', () => {
  it('works for a customer with stars and text', () => {
    expect(problemOf(signedIn('customer'))).toBeNull();
  });
  it.each([signedIn('manager'), signedIn('master'), signedIn('anonymous'), signedOut])(
    'fails for anybody else: %o @review:customer',
    (session) => expect(problemOf(session)).toBe('리뷰 작성은 고객만 가능합니다.'),
  );
  it.each([{ likeStar: null }, { content: '' }, { content: ' \n\u200B\u3164\u2800' }])(
    'is refused without stars or a visible text: %j @review:complete',
    (draft) =>
      expect(problemOf(signedIn('customer'), draft as Partial<typeof whole>)).toBe(
        '별점과 리뷰 내용을 모두 입력해주세요.',
      ),
  );
  it.each([
    [1000, null],
    [1001, '리뷰는 1,000자 이하로 작성해주세요.'],
  ])('with %i characters, each emoji being one: %s @review:length', (count, text) => {
    const content = ` ${'💪'.repeat(count)}\n`;
    expect(problemOf(signedIn('customer'), { content })).toBe(text);
  });
  it.each([signedIn('customer', token.replace(/\.[^.]*$/, '')), invalid])(
    'fails with a token that does not have three parts: %o @review:token',
    (session) => expect(problemOf(session)).toBe('유효하지 않은 토큰입니다. 다시 로그인해주세요.'),
  );
});

it('the token is sent with a review operation where it has three parts', () => {
  expect(bearerTokenOf(signedIn('manager'))).toBe(token);
  for (const text of ['', 'a.b', 'a.b.c.d', 'a..c'])
    expect(bearerTokenOf(signedIn('customer', text))).toBe('');
  expect([signedOut, invalid].map(bearerTokenOf)).toEqual(['', '']);
});
