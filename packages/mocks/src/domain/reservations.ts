import { addHours, dateOf, nowInSeoul, today, type LocalDateTime } from '../dates.ts';
import type { Membership, Reservation, StudioClass } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hasAttended } from './attendance.ts';
import { coversClass, isValidOn, ownMembership } from './memberships.ts';
import { ascending, descending } from '../store/order.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

/** The status of a reservation. */
export type ReservationStatus = 'RESERVED' | 'ATTENDED' | 'ABSENT' | 'CANCELLED';

const HOURS_OF_A_CLASS = 1;

/** The reservations of a class that are not cancelled. */
export function seatsTaken({ store }: Pick<Studio, 'store'>, classId: number): Reservation[] {
  return store.reservations.where('classId', classId).filter((seat) => !seat.cancelled);
}

/** Whether the class has begun by now. */
export function hasBegun({ clock }: Studio, { classTime }: { classTime: string }): boolean {
  return classTime <= nowInSeoul(clock);
}

/** Reserves a seat for one session of the pass. */
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
  if (hasBegun(studio, studioClass)) throw new DomainError('ClassBegun');
  if (!isValidOn(membership, studioClass.classTime)) throw new DomainError('MembershipExpired');
  if (membership.remainingSessionCount === 0) throw new DomainError('NoSessionsLeft');
  const taken = seatsTaken(studio, classId);
  if (taken.some((seat) => seat.userId === userId)) throw new DomainError('AlreadyReserved');
  if (hasSeatAt(store, userId, studioClass.classTime)) throw new DomainError('SameHourReserved');
  if (taken.length >= studioClass.maxCustomer) throw new DomainError('ClassFull');

  changeSessions(studio.store, membership, -1);
  return store.reservations.insert(newReservation(studioClass, membership));
}

/** Cancels a reservation and returns its session. */
export function cancel(studio: Studio, userId: number, reservationId: number): void {
  const reservation = orThrow(studio.store.reservations.get(reservationId), 'ReservationNotFound');
  if (reservation.userId !== userId) throw new DomainError('Forbidden');
  if (reservation.cancelled) throw new DomainError('ReservationNotFound');
  if (hasBegun(studio, reservation)) throw new DomainError('ReservationBegun');
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
  return reservationsOf(studio, userId, membershipId).sort(
    (a, b) => descending<Reservation>((seat) => seat.classTime)(a, b) || b.id - a.id,
  );
}

/** The current status: attendance counts from the beginning of the class, absence from its end. */
export function statusOf(studio: Studio, reservation: Reservation): ReservationStatus {
  if (reservation.cancelled) return 'CANCELLED';
  if (!hasBegun(studio, reservation)) return 'RESERVED';
  if (hasAttended(studio, reservation.userId, dateOf(reservation.classTime))) return 'ATTENDED';
  return addHours(reservation.classTime, HOURS_OF_A_CLASS) <= nowInSeoul(studio.clock)
    ? 'ABSENT'
    : 'RESERVED';
}

/** Whether the user has a reservation at this time, with any pass. */
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

/** The row of a new reservation, without its id. */
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
