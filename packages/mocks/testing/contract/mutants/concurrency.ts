import type { ErrorName } from '@fitness/api-contract/error-responses';
import { onError } from '../changes.ts';
import { addSessions, attendAnyway, passOfReservation, reserveAnyway } from '../effects.ts';
import {
  created,
  done,
  errorOf,
  type InterceptedRequest,
  type Interceptor,
} from '../interceptor.ts';
import { at, type Mutants } from '../mutant.ts';

/** Concurrent requests without a lock. */
export const concurrencyMutants: Mutants = {
  ...at('createReservation', {
    'last-seat-overbooked': permitsAtOnce('ClassFull', 'classId', reserveAnyway),
    'double-reservation': permitsAtOnce('AlreadyReserved', 'membershipId', reserveAnyway),
    'session-below-zero': permitsAtOnce('NoSessionsLeft', 'membershipId', reserveAnyway),
  }),
  ...at('cancelReservation', {
    'double-cancellation': permitsAtOnce('ReservationNotFound', 'id', (intercepted) => {
      addSessions(intercepted, passOfReservation(intercepted), 1);
      return done();
    }),
  }),
  ...at('recordAttendance', {
    'double-attendance': permitsAtOnce('AlreadyAttended', 'userId', (intercepted) =>
      attendAnyway(intercepted, intercepted.params['userId']),
    ),
  }),
  ...at('createClass', {
    'double-class': permitsAtOnce('ClassTimeTaken', 'classTime', ({ studio, body }) => {
      const { classes } = studio.store;
      const taken = classes.all().find(({ classTime }) => classTime === body?.['classTime']);
      if (!taken) return errorOf('ClassTimeTaken');
      const { id: _, ...values } = taken;
      return created({ classId: classes.insert(values).id });
    }),
  }),
};

/** Permits what the error would reject while another request with the same value of the field is pending. */
function permitsAtOnce(
  error: ErrorName,
  field: string,
  permitted: (intercepted: InterceptedRequest) => Response,
) {
  const code = (): Interceptor => {
    const inFlight = new Map<unknown, number>();
    return async (intercepted) => {
      const { operation, params, body } = intercepted;
      const key = `${operation} ${params[field] ?? body?.[field]}`;
      const others = inFlight.get(key) ?? 0;
      inFlight.set(key, others + 1);
      try {
        return await onError(operation, error, () =>
          others > 0 ? permitted(intercepted) : errorOf(error),
        )(intercepted);
      } finally {
        inFlight.set(key, (inFlight.get(key) ?? 1) - 1);
      }
    };
  };
  return { code };
}
