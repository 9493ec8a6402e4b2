import { expect, it } from 'vitest';
import { allEntries, entryOf, uncertainResponse } from '../../../../testing/purchase/entries.ts';
import { paymentsOf } from './payments.ts';

it('결제 내역 lists what was surely paid and is recorded, newest first @payments:list', () => {
  const later = entryOf('later', { state: 'recorded' });
  const requested = entryOf('a', { state: 'recorded' }, { answer: uncertainResponse('a') });
  expect(paymentsOf([...allEntries, later, requested]).map(({ paymentId }) => paymentId)).toEqual([
    'later',
    'recorded',
  ]);
});
