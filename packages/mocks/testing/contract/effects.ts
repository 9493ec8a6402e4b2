import { today } from '../../src/dates.ts';
import {
  changeSessions,
  newReservation,
  release,
  seatsTaken,
} from '../../src/domain/reservations.ts';
import type { Row, Table } from '../../src/store/table.ts';
import { created, type InterceptedRequest } from './interceptor.ts';

/** Changes the row with this id, where there is one. */
export function updateRow<R extends Row, Field extends keyof R>(
  table: Table<R, Field>,
  id: unknown,
  values: Partial<Omit<R, 'id'>>,
): void {
  const row = table.get(Number(id));
  if (row) table.update(row, values);
}

/** Reserves the class without any check; takes a session where the pass has one. */
export function reserveAnyway({ studio: { store }, body }: InterceptedRequest): Response {
  const studioClass = store.classes.get(Number(body?.['classId']));
  const pass = store.memberships.get(Number(body?.['membershipId']));
  if (!studioClass || !pass)
    return Response.json({ message: '요청 형식이 올바르지 않습니다.' }, { status: 400 });
  if (pass.remainingSessionCount !== 0) changeSessions(store, pass, -1);
  const { id } = store.reservations.insert(newReservation(studioClass, pass));
  return created({ reservationId: id });
}

/** Changes the sessions of the pass with this id, never below zero. */
export function addSessions({ studio }: InterceptedRequest, passId: unknown, by: number): void {
  const { memberships } = studio.store;
  const pass = memberships.get(Number(passId));
  if (!pass || pass.remainingSessionCount === null) return;
  memberships.update(pass, { remainingSessionCount: Math.max(0, pass.remainingSessionCount + by) });
}

/** The id of the pass with which the reservation in the path was made. */
export function passOfReservation({ studio, params }: InterceptedRequest): number | undefined {
  return studio.store.reservations.get(Number(params['id']))?.membershipId;
}

/** Cancels the reservation in the path without any check. */
export function cancelAnyway({ studio, params }: InterceptedRequest): void {
  const seat = studio.store.reservations.get(Number(params['id']));
  if (seat && !seat.cancelled) release(studio, seat);
}

/** Deletes the class in the path without any check. */
export function deleteAnyway({ studio, params }: InterceptedRequest): void {
  const id = Number(params['classId']);
  for (const seat of seatsTaken(studio, id)) release(studio, seat);
  studio.store.classes.delete(id);
}

/** Records an attendance of today without any check. */
export function attendAnyway({ studio }: InterceptedRequest, userId: unknown): Response {
  const attendDate = today(studio.clock);
  studio.store.attendances.insert({ userId: Number(userId), attendDate, staffName: '' });
  return created({ attendDate });
}
