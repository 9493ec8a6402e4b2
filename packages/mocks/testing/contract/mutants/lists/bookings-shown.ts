import { timeOf } from '../../../../src/dates.ts';
import { subjectName } from '../../../../src/domain/catalogue/subjects.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import { afterSuccess, chain, onError, onRow, onRows } from '../../changes.ts';
import { queryOf, type Interceptor } from '../../interceptor.ts';
import { errorOf } from '../../responses.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

/** Changes of classes and reservations that one list does not show. */
export const bookingMutants: readonly Mutant[] = [
  contractMutant(
    'reservation-not-today',
    'does not show a new reservation in the list of today',
    ['listTodayReservations', 'createReservation'],
    () =>
      withReservations((made) =>
        onRows('listTodayReservations', (rows) =>
          rows.filter((row) => !made.has(row.reservationId)),
        ),
      ),
  ),
  contractMutant(
    'reservation-not-in-history',
    'does not show a coming reservation in the history',
    ['listReservationHistory', 'createReservation'],
    () =>
      onRows('listReservationHistory', (rows) => rows.filter((row) => row.status !== 'RESERVED')),
  ),
  contractMutant(
    'cancelled-still-reserved',
    'shows a cancelled reservation as reserved in the history',
    ['listReservationHistory', 'cancelReservation', 'deleteClass'],
    () =>
      onRow('listReservationHistory', (row) => ({
        ...row,
        status: row.status === 'CANCELLED' ? 'RESERVED' : row.status,
      })),
  ),
  contractMutant(
    'cancelled-still-today',
    'shows a cancelled reservation in the list of today',
    ['listTodayReservations', 'cancelReservation'],
    () => {
      const seen = new Map<string, Map<number, string>>();
      return onRows('listTodayReservations', (rows, { request }) => {
        const before = seen.get(request.url) ?? new Map<number, string>();
        for (const { reservationId, classTime } of rows) before.set(reservationId, classTime);
        seen.set(request.url, before);
        return [...before].map(([reservationId, classTime]) => ({ reservationId, classTime }));
      });
    },
  ),
  contractMutant(
    'seats-not-counted',
    'does not count new reservations in the seats of a class',
    ['listReservableClasses', 'createReservation'],
    () => {
      const first = new Map<number, number>();
      return onRow('listReservableClasses', (row) => {
        first.set(row.classId, first.get(row.classId) ?? row.currentCustomer);
        return { ...row, currentCustomer: first.get(row.classId) };
      });
    },
  ),
  contractMutant(
    'cancelled-seats-counted',
    'counts cancelled reservations in the seats of a class',
    ['listReservableClasses', 'cancelReservation'],
    () =>
      onRow('listReservableClasses', (row, { backend }) => ({
        ...row,
        currentCustomer: backend.studio.store.reservations.count('classId', row.classId),
      })),
  ),
  contractMutant(
    'cancelled-members-shown',
    'shows who cancelled among the reserved members',
    ['listClassesWithReservations', 'cancelReservation'],
    () =>
      onRow('listClassesWithReservations', (row, { backend }) => {
        const { accounts, reservations } = backend.studio.store;
        const names = reservations
          .where('classId', row.classId)
          .map(({ userId }) => accounts.get(userId)?.nickname);
        return { ...row, reservedMembers: names };
      }),
  ),
  contractMutant(
    'deleted-class-reservable',
    'shows a deleted class among the reservable ones',
    ['listReservableClasses', 'deleteClass'],
    () =>
      withDeleted((deleted) =>
        onRows('listReservableClasses', (rows) =>
          [
            ...rows,
            ...[...deleted.values()].map((one) => ({
              classId: one.id,
              classTime: one.classTime,
              trainerName: rows[0]?.trainerName ?? '',
              classSubject: subjectName(one.classSubjectId),
              currentCustomer: 0,
              maxCustomer: one.maxCustomer,
            })),
          ].toSorted((a, b) => a.classTime.localeCompare(b.classTime)),
        ),
      ),
  ),
  contractMutant(
    'deleted-class-reserved',
    'reserves a class that was deleted',
    ['createReservation', 'deleteClass'],
    () =>
      withDeleted((deleted) =>
        onError('createReservation', 'ClassNotFound', ({ body }) =>
          deleted.has(Number(body?.['classId']))
            ? Response.json({ reservationId: 1 }, { status: 201 })
            : errorOf('ClassNotFound'),
        ),
      ),
  ),
  contractMutant(
    'deleted-class-registered',
    'shows the hour of a deleted class as registered',
    ['listRegisteredTimes', 'deleteClass'],
    () =>
      withDeleted((deleted) =>
        onRows('listRegisteredTimes', (rows, intercepted) => {
          const date = queryOf(intercepted, 'date');
          const times = [...deleted.values()]
            .filter(({ classTime }) => classTime.startsWith(date))
            .map(({ classTime }) => timeOf(classTime));
          return [...new Set([...rows.map(String), ...times])].toSorted();
        }),
      ),
  ),
  contractMutant(
    'new-class-not-registered',
    'does not show the hour of a new class as registered',
    ['listRegisteredTimes', 'createClass'],
    () => {
      const times = new Set<unknown>();
      return chain(
        afterSuccess('createClass', ({ body }) => times.add(body?.['classTime'])),
        onRows('listRegisteredTimes', (rows, intercepted) => {
          const date = queryOf(intercepted, 'date');
          return rows.filter((time) => !times.has(`${date}T${String(time)}:00`));
        }),
      );
    },
  ),
];

/** An interceptor that knows the ids of the reservations made so far. */
function withReservations(create: (made: ReadonlySet<number>) => Interceptor): Interceptor {
  const made = new Set<number>();
  return chain(
    afterSuccess('createReservation', (_, { reservationId }) => made.add(Number(reservationId))),
    create(made),
  );
}

/** An interceptor that knows the classes deleted so far. */
function withDeleted(
  create: (deleted: ReadonlyMap<number, StudioClass>) => Interceptor,
): Interceptor {
  const deleted = new Map<number, StudioClass>();
  return chain(async (intercepted) => {
    const { operation, backend, params, respond } = intercepted;
    const id = operation === 'deleteClass' ? Number(params['classId']) : 0;
    const studioClass = backend.studio.store.classes.get(id);
    const response = await respond();
    if (studioClass && response.ok) deleted.set(id, studioClass);
    return response;
  }, create(deleted));
}
