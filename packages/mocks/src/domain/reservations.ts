import {
  hasBegun as classHasBegun,
  type NotCancellable,
  type NotReservable,
  reservationStatus,
  type ReservationStatus,
  whyNotCancellable,
  whyNotReservable,
} from '@fitness/api-contract/rules';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import { dateOf, nowInSeoul, today, type LocalDateTime } from '../dates.ts';
import type { Membership, Reservation, StudioClass } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hasAttended } from './attendance.ts';
import { coversClass, ownMembership, passFacts } from './memberships.ts';
import { ascending, newestFirst } from '../store/order.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

const RESERVE_ERRORS: Record<NotReservable, ErrorName> = {
  tooLate: 'ClassBegun',
  expired: 'MembershipExpired',
  noReservationNeeded: 'ClassNotAllowed',
  usedUp: 'NoSessionsLeft',
  reserved: 'AlreadyReserved',
  overlapping: 'SameHourReserved',
  full: 'ClassFull',
};

const CANCEL_ERRORS: Record<NotCancellable, ErrorName> = {
  cancelled: 'ReservationNotFound',
  tooLate: 'ReservationBegun',
};

/** The reservations of a class that are not cancelled. */
export function seatsTaken({ store }: Pick<Studio, 'store'>, classId: number): Reservation[] {
  return store.reservations.where('classId', classId).filter((seat) => !seat.cancelled);
}

export function hasBegun({ clock }: Studio, studioClass: { classTime: string }): boolean {
  return classHasBegun(studioClass, nowInSeoul(clock));
}

export function reserve(
  studio: Studio,
  userId: number,
  classId: number,
  membershipId: number,
): Reservation {
  const { store } = studio;
  const membership = ownMembership(studio, userId, membershipId);
  const studioClass = orThrow(store.classes.get(classId), 'ClassNotFound');
  if (!coversClass(membership, studioClass)) throw new DomainError('ClassNotAllowed');
  const taken = seatsTaken(studio, classId);
  const facts = {
    ...studioClass,
    currentCustomer: taken.length,
    isReserved: taken.some((seat) => seat.userId === userId),
    isOverlapping: hasSeatAt(store, userId, studioClass.classTime),
    pass: passFacts(membership),
  };
  const whyNot = whyNotReservable(facts, nowInSeoul(studio.clock));
  if (whyNot !== null) throw new DomainError(RESERVE_ERRORS[whyNot]);

  changeSessions(studio.store, membership, -1);
  return store.reservations.insert(newReservation(studioClass, membership));
}

/** Cancels a reservation; its pass gets the session back. */
export function cancel(studio: Studio, userId: number, reservationId: number): void {
  const reservation = orThrow(studio.store.reservations.get(reservationId), 'ReservationNotFound');
  if (reservation.userId !== userId) throw new DomainError('Forbidden');
  const { classTime, cancelled } = reservation;
  const seat = { classTime, status: cancelled ? ('CANCELLED' as const) : null };
  const whyNot = whyNotCancellable(seat, nowInSeoul(studio.clock));
  if (whyNot !== null) throw new DomainError(CANCEL_ERRORS[whyNot]);
  release(studio, reservation);
}

/** Cancels without any check, as when the class is deleted. */
export function release(studio: Studio, reservation: Reservation): void {
  studio.store.reservations.update(reservation, { cancelled: true });
  const membership = studio.store.memberships.get(reservation.membershipId);
  if (membership) changeSessions(studio.store, membership, 1);
}

/** Today's reservations of a pass, earliest first. */
export function reservationsToday(
  studio: Studio,
  userId: number,
  membershipId: number,
): Reservation[] {
  const date = today(studio.clock);
  return reservationsOf(studio, userId, membershipId)
    .filter((seat) => !seat.cancelled && dateOf(seat.classTime) === date)
    .sort(ascending((seat) => seat.classTime));
}

/** All reservations of a pass, latest class first. */
export function reservationHistory(
  studio: Studio,
  userId: number,
  membershipId: number,
): Reservation[] {
  return reservationsOf(studio, userId, membershipId).sort(newestFirst((seat) => seat.classTime));
}

export function statusOf(studio: Studio, reservation: Reservation): ReservationStatus {
  const { userId, classTime, cancelled: isCancelled } = reservation;
  const attended = hasAttended(studio, userId, dateOf(classTime));
  const facts = { classTime, isCancelled, hasAttended: attended };
  return reservationStatus(facts, nowInSeoul(studio.clock));
}

/** True for a reservation of the user at this time, with any pass. */
export function hasSeatAt(
  { reservations }: Store,
  userId: number,
  classTime: LocalDateTime,
): boolean {
  return reservations
    .where('userId', userId)
    .some((seat) => !seat.cancelled && seat.classTime === classTime);
}

function reservationsOf(studio: Studio, userId: number, membershipId: number): Reservation[] {
  ownMembership(studio, userId, membershipId);
  return studio.store.reservations.where('membershipId', membershipId);
}

/** Changes the sessions of a pass; one that counts days only stays the same. */
export function changeSessions(store: Store, membership: Membership, by: number): void {
  if (membership.remainingSessionCount === null) return;
  const remainingSessionCount = membership.remainingSessionCount + by;
  if (remainingSessionCount < 0)
    throw new Error(`Membership ${membership.id} has no session left to take.`);
  store.memberships.update(membership, { remainingSessionCount });
}

export function newReservation(
  studioClass: StudioClass,
  membership: Membership,
): Omit<Reservation, 'id'> {
  return {
    classId: studioClass.id,
    membershipId: membership.id,
    userId: membership.userId,
    managerId: studioClass.managerId,
    classSubjectId: studioClass.classSubjectId,
    classTime: studioClass.classTime,
    cancelled: false,
  };
}
