import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import { today } from '../../../../src/dates.ts';
import { onError } from '../../changes.ts';
import type { InterceptedRequest, Interceptor } from '../../interceptor.ts';
import { overbookingInterceptor } from '../../overbooking.ts';
import { addSessions, passOfReservation, reserveAnyway } from '../../reserving.ts';
import { created, done, errorOf } from '../../responses.ts';
import type { Mutants } from '../mutant.ts';

/** Concurrent requests without a lock. */
export const concurrencyMutants: Mutants = {
  'last-seat-overbooked': { at: 'createReservation', code: overbookingInterceptor },
  'double-reservation': permitsAtOnce(
    'createReservation',
    'AlreadyReserved',
    ({ body }) => JSON.stringify(body),
    reserveAnyway,
  ),
  'session-below-zero': permitsAtOnce(
    'createReservation',
    'NoSessionsLeft',
    ({ body }) => body?.['membershipId'],
    reserveAnyway,
  ),
  'double-cancellation': permitsAtOnce(
    'cancelReservation',
    'ReservationNotFound',
    ({ params }) => params['id'],
    (intercepted) => {
      const passId = passOfReservation(intercepted);
      if (passId === undefined) return errorOf('ReservationNotFound');
      addSessions(intercepted, passId, 1);
      return done();
    },
  ),
  'double-attendance': permitsAtOnce(
    'recordAttendance',
    'AlreadyAttended',
    ({ params }) => params['userId'],
    ({ backend, params }) => {
      const { store, clock } = backend.studio;
      const userId = Number(params['userId']);
      const attendDate = today(clock);
      store.attendances.insert({ userId, attendDate, staffName: '' });
      return created({ attendDate });
    },
  ),
  'double-class': permitsAtOnce(
    'createClass',
    'ClassTimeTaken',
    ({ body }) => body?.['classTime'],
    ({ backend, body }) => {
      const { classes } = backend.studio.store;
      const taken = classes.all().find(({ classTime }) => classTime === body?.['classTime']);
      if (!taken) return errorOf('ClassTimeTaken');
      const { id: _, ...values } = taken;
      return created({ classId: classes.insert(values).id });
    },
  ),
};

/** Permits what the error would reject while another request with the same key is pending. */
function permitsAtOnce(
  at: OperationId,
  error: ErrorName,
  keyOf: (intercepted: InterceptedRequest) => unknown,
  permitted: (intercepted: InterceptedRequest) => Response,
) {
  const code = (): Interceptor => {
    const inFlight = new Map<unknown, number>();
    return async (intercepted) => {
      if (intercepted.operation !== at) return intercepted.respond();
      const key = keyOf(intercepted);
      const others = inFlight.get(key) ?? 0;
      inFlight.set(key, others + 1);
      try {
        return await onError(at, error, () =>
          others > 0 ? permitted(intercepted) : errorOf(error),
        )(intercepted);
      } finally {
        inFlight.set(key, (inFlight.get(key) ?? 1) - 1);
      }
    };
  };
  return { at, code };
}
