import { recordPayment } from '../domain/payments.ts';
import { created, type OperationsOf } from './operation.ts';

/** Pay records. */
export const payment = {
  recordPayment: ({ studio, caller, body }) =>
    created({ membershipId: recordPayment(studio, caller.id, body).membershipId }),
} satisfies OperationsOf<'payment'>;
