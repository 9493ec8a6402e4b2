import type { OperationId } from '@fitness/api-contract/operations';
import { today } from '../../../../src/dates.ts';
import { onError } from '../../changes.ts';
import type { InterceptedRequest, Interceptor } from '../../interceptor.ts';
import { overbookingInterceptor } from '../../overbooking.ts';
import { addSessions, passOfReservation, reserveAnyway } from '../../reserving.ts';
import { created, done, errorOf } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

/** Concurrent requests without a lock. */
export const concurrencyMutants: readonly Mutant[] = [
  {
    name: 'last-seat-overbooked',
    defect: 'overbooks the last seat on concurrent requests',
    operation: 'createReservation',
    group: 'contract',
    interceptor: overbookingInterceptor,
  },
  {
    name: 'double-reservation',
    defect: 'reserves a class twice on concurrent requests of one customer',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () =>
      whileInFlight(
        'createReservation',
        ({ body }) => JSON.stringify(body),
        (hasOthers) =>
          onError('createReservation', 'AlreadyReserved', (intercepted) =>
            hasOthers() ? reserveAnyway(intercepted) : errorOf('AlreadyReserved'),
          ),
      ),
  },
  {
    name: 'session-below-zero',
    defect: 'reserves with the last session several times on concurrent requests',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () =>
      whileInFlight(
        'createReservation',
        ({ body }) => body?.['membershipId'],
        (hasOthers) =>
          onError('createReservation', 'NoSessionsLeft', (intercepted) =>
            hasOthers() ? reserveAnyway(intercepted) : errorOf('NoSessionsLeft'),
          ),
      ),
  },
  {
    name: 'double-cancellation',
    defect: 'returns a session for each concurrent cancellation of one reservation',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      whileInFlight(
        'cancelReservation',
        ({ params }) => params['id'],
        (hasOthers) =>
          onError('cancelReservation', 'ReservationNotFound', (intercepted) => {
            const passId = passOfReservation(intercepted);
            if (!hasOthers() || passId === undefined) return errorOf('ReservationNotFound');
            addSessions(intercepted, passId, 1);
            return done();
          }),
      ),
  },
  {
    name: 'double-attendance',
    defect: 'records attendance twice on concurrent requests',
    operation: 'recordAttendance',
    group: 'contract',
    interceptor: () =>
      whileInFlight(
        'recordAttendance',
        ({ params }) => params['userId'],
        (hasOthers) =>
          onError('recordAttendance', 'AlreadyAttended', ({ backend, params }) => {
            const { store, clock } = backend.studio;
            if (!hasOthers()) return errorOf('AlreadyAttended');
            const userId = Number(params['userId']);
            const attendDate = today(clock);
            store.attendances.insert({ userId, attendDate, staffName: '' });
            return created({ attendDate });
          }),
      ),
  },
  {
    name: 'double-class',
    defect: 'registers two classes at one hour on concurrent requests',
    operation: 'createClass',
    group: 'rules',
    interceptor: () =>
      whileInFlight(
        'createClass',
        ({ body }) => body?.['classTime'],
        (hasOthers) =>
          onError('createClass', 'ClassTimeTaken', ({ backend, body }) => {
            const { classes } = backend.studio.store;
            const taken = classes.all().find(({ classTime }) => classTime === body?.['classTime']);
            if (!hasOthers() || !taken) return errorOf('ClassTimeTaken');
            const { id: _, ...values } = taken;
            return created({ classId: classes.insert(values).id });
          }),
      ),
  },
];

/** An interceptor that is told whether other requests of the same key began before this one ended. */
function whileInFlight(
  operation: OperationId,
  keyOf: (intercepted: InterceptedRequest) => unknown,
  create: (hasOthers: () => boolean) => Interceptor,
): Interceptor {
  const inFlight = new Map<unknown, number>();
  return async (intercepted) => {
    if (intercepted.operation !== operation) return intercepted.respond();
    const key = keyOf(intercepted);
    const others = inFlight.get(key) ?? 0;
    inFlight.set(key, others + 1);
    try {
      return await create(() => others > 0)(intercepted);
    } finally {
      inFlight.set(key, (inFlight.get(key) ?? 1) - 1);
    }
  };
}
