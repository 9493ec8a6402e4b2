import { changeSessions, newReservation } from '../../src/domain/reservations.ts';
import type { InterceptedRequest } from './interceptor.ts';
import { badRequest } from './overbooking.ts';
import { created } from './responses.ts';

/** Reserves the class without any check; takes a session where the pass has one. */
export function reserveAnyway({ backend, body }: InterceptedRequest): Response {
  const { store } = backend.studio;
  const studioClass = store.classes.get(Number(body?.['classId']));
  const pass = store.memberships.get(Number(body?.['membershipId']));
  if (!studioClass || !pass) return badRequest();
  if (pass.remainingSessionCount !== 0) changeSessions(store, pass, -1);
  const { id } = store.reservations.insert(newReservation(studioClass, pass));
  return created({ reservationId: id });
}

/** Changes the sessions of the pass with this id, never below zero. */
export function addSessions({ backend }: InterceptedRequest, passId: unknown, by: number): void {
  const { memberships } = backend.studio.store;
  const pass = memberships.get(Number(passId));
  if (!pass || pass.remainingSessionCount === null) return;
  memberships.update(pass, {
    remainingSessionCount: Math.max(0, pass.remainingSessionCount + by),
  });
}

/** The id of the pass with which the reservation in the path was made. */
export function passOfReservation({ backend, params }: InterceptedRequest): number | undefined {
  return backend.studio.store.reservations.get(Number(params['id']))?.membershipId;
}
