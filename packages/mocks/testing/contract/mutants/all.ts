import { accountMutants } from './access/accounts.ts';
import { leakMutants } from './access/leaks.ts';
import { ownerMutants } from './access/owners.ts';
import { roleMutants } from './access/roles.ts';
import { tokenMutants } from './access/tokens.ts';
import { attendanceMutants } from './actions/attendance.ts';
import { classMutants } from './actions/classes.ts';
import { concurrencyMutants } from './actions/concurrency.ts';
import { paymentMutants } from './actions/payments.ts';
import { reservationMutants } from './actions/reservations.ts';
import { sideEffectMutants } from './actions/side-effects.ts';
import { bookingMutants } from './lists/bookings-shown.ts';
import { orderMutants } from './lists/orders.ts';
import { peopleMutants } from './lists/people-shown.ts';
import { rowMutants } from './lists/rows.ts';
import { salesMutants } from './lists/sales.ts';
import { workerMutants } from './lists/workers.ts';
import type { Mutant } from './mutant.ts';
import { requestMutants } from './protocol/requests.ts';
import { statusMutants } from './protocol/statuses.ts';
import { valueMutants } from './protocol/values.ts';

/** Every backend with a defect; the suite must find each of them. */
export const allMutants: readonly Mutant[] = [
  ...statusMutants,
  ...requestMutants,
  ...valueMutants,
  ...tokenMutants,
  ...roleMutants,
  ...accountMutants,
  ...leakMutants,
  ...ownerMutants,
  ...orderMutants,
  ...rowMutants,
  ...salesMutants,
  ...workerMutants,
  ...bookingMutants,
  ...peopleMutants,
  ...paymentMutants,
  ...reservationMutants,
  ...classMutants,
  ...attendanceMutants,
  ...concurrencyMutants,
  ...sideEffectMutants,
];
