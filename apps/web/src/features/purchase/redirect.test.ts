import { describe, expect, it } from 'vitest';
import { outcomeOf } from './entry.ts';
import { readRedirectParams } from './redirect.ts';

const outcomeIn = (search: string) => outcomeOf(readRedirectParams(search) ?? undefined);

describe('a redirect back from the provider', () => {
  it.each([
    ['?paymentId=a&txId=t&transactionType=PAYMENT', { state: 'paid' }],
    [
      `?paymentId=a&txId=t&code=FAILURE_TYPE_PG&pgCode=CANCEL&message=${encodeURIComponent('사용자가 결제를 취소했습니다.')}&pgMessage=x`,
      { state: 'failed', reason: '사용자가 결제를 취소했습니다.' },
    ],
    ['?paymentId=a&txId=t&code=UNKNOWN', { state: 'uncertain', txId: 't' }],
  ])('with %s has an outcome by the same rules', (search, outcome) => {
    expect(outcomeIn(search)).toEqual(outcome);
  });

  it('has no response without a payment id', () => {
    expect(readRedirectParams('')).toBeNull();
    expect(readRedirectParams('?txId=t&paymentId=')).toBeNull();
  });
});
