import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { answerIn, withoutAnswer } from './return-query.ts';

const judge = (search: string) =>
  outcomeOf(answerIn(search) ?? undefined, { ignoresCancelCode: false });

describe('coming back from the provider by redirect', () => {
  it.each([
    ['?paymentId=a&txId=t&transactionType=PAYMENT', { kind: 'success' }],
    ['?paymentId=a&txId=t&code=&message=', { kind: 'success' }],
    ['?paymentId=a', { kind: 'uncertain', txId: '' }],
    [
      `?paymentId=a&txId=t&code=FAILURE_TYPE_PG&pgCode=CANCEL&message=${encodeURIComponent('사용자가 결제를 취소했습니다.')}&pgMessage=x`,
      { kind: 'failure', reason: '사용자가 결제를 취소했습니다.' },
    ],
    ['?paymentId=a&code=FAILURE_TYPE_PG', { kind: 'failure', reason: '' }],
    ['?paymentId=a&txId=t&code=UNKNOWN', { kind: 'uncertain', txId: 't' }],
  ])('reads %s by the same rules @outbox:redirect', (search, outcome) => {
    expect(judge(search)).toEqual(outcome);
  });

  it('is not an answer without a payment id', () => {
    expect(answerIn('')).toBeNull();
    expect(answerIn('?txId=t&paymentId=')).toBeNull();
  });

  it('leaves nothing of itself in the address, and everything else', () => {
    const search =
      '?paymentId=a&txId=t&transactionType=PAYMENT&code=c&message=m&pgCode=p&pgMessage=g&status=DONE&from=ad';
    expect(withoutAnswer(search)).toBe('?from=ad');
    expect(withoutAnswer('?paymentId=a')).toBe('');
  });
});
