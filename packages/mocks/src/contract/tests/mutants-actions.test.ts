import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { attendanceMutants } from '../../../testing/contract/mutants/actions/attendance.ts';
import { classMutants } from '../../../testing/contract/mutants/actions/classes.ts';
import { concurrencyMutants } from '../../../testing/contract/mutants/actions/concurrency.ts';
import { paymentMutants } from '../../../testing/contract/mutants/actions/payments.ts';
import { reservationMutants } from '../../../testing/contract/mutants/actions/reservations.ts';
import { sideEffectMutants } from '../../../testing/contract/mutants/actions/side-effects.ts';

describeMutants('payments, classes, reservations and attendance', {
  ...paymentMutants,
  ...reservationMutants,
  ...classMutants,
  ...attendanceMutants,
  ...concurrencyMutants,
  ...sideEffectMutants,
});
