import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import { onError } from '../changes.ts';
import {
  addSessions,
  attendAnyway,
  cancelAnyway,
  passOfReservation,
  reserveAnyway,
  updateRow,
} from '../effects.ts';
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
  // Both read the sessions before either writes them.
  'sessions-written-back': {
    at: 'createReservation',
    or: ['cancelReservation'],
    code: () => async (intercepted) => {
      const { operation, studio, body, respond } = intercepted;
      const change = { createReservation: -1, cancelReservation: 1 }[String(operation)];
      if (change === undefined) return respond();
      const id = passOfReservation(intercepted) ?? Number(body?.['membershipId']);
      const sessions = studio.store.memberships.get(id)?.remainingSessionCount;
      const response = await respond();
      await nextTurn();
      if (response.ok && typeof sessions === 'number')
        updateRow(studio.store.memberships, id, { remainingSessionCount: sessions + change });
      return response;
    },
  },
  // The deletion gives back the sessions of the reservations that it read at its start.
  'reserved-while-deleted': {
    at: 'createReservation',
    or: ['deleteClass'],
    code: () =>
      whileDeleted(
        'createReservation',
        ({ body }) => body?.['classId'],
        (intercepted) => {
          addSessions(intercepted, intercepted.body?.['membershipId'], -1);
          return created({});
        },
      ),
  },
  'given-back-twice': {
    at: 'cancelReservation',
    or: ['deleteClass'],
    code: () =>
      whileDeleted(
        'cancelReservation',
        ({ studio, params }) => studio.store.reservations.get(Number(params['id']))?.classId,
        (intercepted) => {
          cancelAnyway(intercepted);
          addSessions(intercepted, passOfReservation(intercepted), 1);
          return done();
        },
      ),
  },
  ...at('signUp', {
    'double-phone': permitsAtOnce('PhoneTaken', 'ph', () => done()),
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

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Responds otherwise to an operation while its class is being deleted, which waits for such a request. */
function whileDeleted(
  operation: OperationId,
  classOf: (intercepted: InterceptedRequest) => unknown,
  otherwise: (intercepted: InterceptedRequest) => Response,
): Interceptor {
  const deleting = new Set<number>();
  return async (intercepted) => {
    if (intercepted.operation === 'deleteClass') {
      const id = Number(intercepted.params['classId']);
      deleting.add(id);
      for (let turn = 0; turn < 20 && deleting.has(id); turn += 1) await nextTurn();
      deleting.delete(id);
      return intercepted.respond();
    }
    const id = Number(classOf(intercepted));
    if (intercepted.operation !== operation || !deleting.delete(id)) return intercepted.respond();
    return otherwise(intercepted);
  };
}

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
