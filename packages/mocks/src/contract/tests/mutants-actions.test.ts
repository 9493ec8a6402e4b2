import { describeMutants } from '../../../testing/contract/run-against.ts';
import { attendanceMutants } from '../../../testing/contract/mutants/attendance.ts';
import { classMutants } from '../../../testing/contract/mutants/classes.ts';
import { concurrencyMutants } from '../../../testing/contract/mutants/concurrency.ts';
import { paymentMutants } from '../../../testing/contract/mutants/payments.ts';
import { reservationMutants } from '../../../testing/contract/mutants/reservations.ts';
import { sideEffectMutants } from '../../../testing/contract/mutants/side-effects.ts';

describeMutants(
  'payments, classes, reservations and attendance',
  paymentMutants,
  reservationMutants,
  classMutants,
  attendanceMutants,
  concurrencyMutants,
  sideEffectMutants,
);
