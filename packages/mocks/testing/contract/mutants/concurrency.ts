import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import { onError } from '../changes.ts';
import { addSessions, attendAnyway, passOfReservation, reserveAnyway } from '../effects.ts';
import {
  created,
  done,
  errorOf,
  type InterceptedRequest,
  type Interceptor,
} from '../interceptor.ts';
import type { Mutants } from '../mutant.ts';

/** Concurrent requests without a lock. */
export const concurrencyMutants: Mutants = {
  'last-seat-overbooked': permitsAtOnce(
    'createReservation',
    'ClassFull',
    ({ body }) => body?.['classId'],
    reserveAnyway,
  ),
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
      addSessions(intercepted, passOfReservation(intercepted), 1);
      return done();
    },
  ),
  'double-attendance': permitsAtOnce(
    'recordAttendance',
    'AlreadyAttended',
    ({ params }) => params['userId'],
    (intercepted) => attendAnyway(intercepted, intercepted.params['userId']),
  ),
  'double-class': permitsAtOnce(
    'createClass',
    'ClassTimeTaken',
    ({ body }) => body?.['classTime'],
    ({ studio, body }) => {
      const { classes } = studio.store;
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
