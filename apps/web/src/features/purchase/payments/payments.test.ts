import { expect, it } from 'vitest';
import { allEntries, entryOf, uncertainResponse } from '../../../../testing/purchase/entries.ts';
import { paymentsOf } from './payments.ts';

it('결제 내역 has what was surely paid, newest first, with its state @payments:list', () => {
  const requested = entryOf('a', { state: 'recorded' }, { answer: uncertainResponse('a') });
  expect(
    paymentsOf([...allEntries, requested]).map(({ paymentId, status }) => [
      paymentId,
      status.label,
    ]),
  ).toEqual([
    ['recorded', '등록 완료'],
    ['refused', '등록 지연'],
    ['sent', '등록 확인 필요'],
    ['paid', '등록 대기'],
  ]);
});
