import { operations, type OperationId } from '@fitness/api-contract/operations';
import { dateOf } from '../../../src/dates.ts';
import { chain, onBody, onRow, onRows } from '../changes.ts';
import { queryOf, type Interceptor } from '../interceptor.ts';
import type { ConformingBackend } from './conforming.ts';

const lists = Object.values(operations)
  .map(({ id }) => id)
  .filter((id) => id.startsWith('list'));
const classLists = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
  'listClassesWithReservations',
] as const;

/** Other shapes of responses. */
export const otherShapes: readonly ConformingBackend[] = [
  shape('times-with-fraction', 'returns the times of classes with milliseconds', () =>
    classTimes((time) => `${time}.000`),
  ),
  shape('registered-times-with-seconds', 'returns registered times as HH:mm:ss', () =>
    registeredTimes((time) => `${time}:00`),
  ),
  shape('joined-on-a-day', 'returns the day of sign-up without a time', () =>
    onRow('listUsers', (row) => ({ ...row, createdAt: dateOf(row.createdAt) })),
  ),
  shape('joined-with-a-space', 'returns the time of sign-up with a space and an offset', () =>
    onRow('listUsers', (row) => ({
      ...row,
      createdAt: `${row.createdAt.replace('T', ' ')}+09:00`,
    })),
  ),
  shape('members-unknown', 'returns null for the reserved members', () =>
    reservedMembers(() => null),
  ),
  shape('members-as-objects', 'returns the reserved members as objects', () =>
    reservedMembers((names) => names?.map((nickname) => ({ nickname })) ?? null),
  ),
  shape('members-as-numbers', 'returns the reserved members as numbers', () =>
    reservedMembers((names) => names?.map((_, index) => index + 1) ?? null),
  ),
];

/** Returns null for an empty list. */
export function nullLists(): Interceptor {
  return chain(
    ...lists.map((id) => onRows<OperationId>(id, (rows) => (rows.length === 0 ? null : rows))),
  );
}

/** Adds fields to the rows of every list of objects. */
export function extraFields(): Interceptor {
  const added = { version: 3, email: 'someone@makefit.kr', tags: [], memo: null };
  return chain(
    ...lists
      .filter((id) => id !== 'listRegisteredTimes')
      .map((id) => onRow<OperationId>(id, (row) => ({ ...(row as object), ...added }))),
  );
}

/** Returns the number itself for a phone. */
export function bareUserNumber(): Interceptor {
  return onBody('resolveUserByPhone', (body) => (typeof body === 'object' ? body.userId : body));
}

/** Returns the times of classes in another form. */
export function classTimes(change: (time: string) => string): Interceptor {
  return chain(
    ...classLists.map((id) => onRow(id, (row) => ({ ...row, classTime: change(row.classTime) }))),
  );
}

/** Returns registered times as local times. */
export function registeredDateTimes(): Interceptor {
  return onRows('listRegisteredTimes', (rows, intercepted) =>
    rows.map((time) => `${queryOf(intercepted, 'date')}T${String(time)}:00`),
  );
}

/** Returns the days of attendance as times. */
export function attendanceTimes(): Interceptor {
  return onRow('listMyAttendance', ({ attendDate }) => ({ attendDate: `${attendDate}T09:30:00` }));
}

/** Leaves out the optional fields of reservations. */
export function shortHistory(): Interceptor {
  return onRow('listReservationHistory', ({ reservationId, classTime }) => ({
    reservationId,
    classTime,
  }));
}

function registeredTimes(change: (time: string) => unknown): Interceptor {
  return onRow('listRegisteredTimes', (time) => change(String(time)));
}

function reservedMembers(
  change: (names: readonly unknown[] | null) => readonly unknown[] | null,
): Interceptor {
  return onRow('listClassesWithReservations', (row) => ({
    ...row,
    reservedMembers: change(row.reservedMembers),
  }));
}

function shape(
  name: string,
  difference: string,
  interceptor: () => Interceptor,
): ConformingBackend {
  return { name, difference, keepsRules: true, interceptor };
}
