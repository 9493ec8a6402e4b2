import { hasBegun, isOver } from './classes.ts';
import { cancelUntilMinutes, reserveUntilMinutes } from './limits.ts';
import { type NotUsable, type PassFacts, whyNotUsable } from './passes.ts';
import { dateOf, isWithin, type LocalTime } from './times.ts';

export type NotReservable = NotUsable | 'tooLate' | 'reserved' | 'overlapping' | 'full';

export type NotCancellable = 'cancelled' | 'tooLate';

export type ReservationStatus = 'RESERVED' | 'ATTENDED' | 'ABSENT' | 'CANCELLED';

/** The facts that decide whether a class may be reserved; null if unknown. */
export interface ReservableFacts {
  readonly classTime: LocalTime;
  /** The total number of seats. */
  readonly maxCustomer: number | null;
  readonly currentCustomer: number | null;
  /** The customer has reserved this class. */
  readonly isReserved: boolean;
  /** The customer has another reservation at the time of the class. */
  readonly isOverlapping: boolean;
  /** Without a pass, only reasons that apply to every pass are checked. */
  readonly pass?: PassFacts | undefined;
}

/** Why a class may not be reserved, or null; of several reasons the one that the server reports (docs/product.md#mock-rules). */
export function whyNotReservable(facts: ReservableFacts, now: LocalTime): NotReservable | null {
  const { classTime, maxCustomer, currentCustomer, pass } = facts;
  if (isWithin(classTime, reserveUntilMinutes, now)) return 'tooLate';
  const whyNot = pass ? whyNotUsable(pass, dateOf(classTime)) : null;
  if (whyNot !== null) return whyNot;
  if (facts.isReserved) return 'reserved';
  if (facts.isOverlapping) return 'overlapping';
  if (maxCustomer === null || currentCustomer === null) return null;
  return currentCustomer >= maxCustomer ? 'full' : null;
}

/** The facts about a reservation; null if unknown. */
export interface Seat {
  readonly classTime: LocalTime | null;
  readonly status?: ReservationStatus | null;
}

/** The facts from which the status of a reservation follows; null if unknown. */
export interface ReservationFacts {
  readonly classTime: LocalTime | null;
  readonly isCancelled?: boolean;
  /** The customer attended on the day of the class. */
  readonly hasAttended?: boolean;
}

/**
 * The status of a reservation, or null if unknown: ATTENDED is possible from the start of the class, ABSENT from its end
 * (docs/product.md#mock-rules).
 */
export function reservationStatus(
  facts: Required<ReservationFacts> & { readonly classTime: LocalTime },
  now: LocalTime,
): ReservationStatus;
export function reservationStatus(
  facts: ReservationFacts,
  now: LocalTime,
): ReservationStatus | null;
export function reservationStatus(
  { classTime, isCancelled, hasAttended }: ReservationFacts,
  now: LocalTime,
): ReservationStatus | null {
  if (isCancelled) return 'CANCELLED';
  if (classTime === null) return null;
  if (!hasBegun({ classTime }, now)) return 'RESERVED';
  if (hasAttended === undefined) return null;
  if (hasAttended) return 'ATTENDED';
  return isOver({ classTime }, now) ? 'ABSENT' : 'RESERVED';
}

/** True for a reservation that holds a seat in a future class (docs/product.md#reservation). */
export function isUpcomingReservation({ classTime, status }: Seat, now: LocalTime): boolean {
  if (hasBegun({ classTime }, now)) return false;
  return status ? status === 'RESERVED' : classTime !== null;
}

/** Why a reservation may not be cancelled, or null; unknown facts allow it (docs/product.md#reservation). */
export function whyNotCancellable(
  { classTime, status }: Seat,
  now: LocalTime,
): NotCancellable | null {
  if (status === 'CANCELLED') return 'cancelled';
  return classTime !== null && isWithin(classTime, cancelUntilMinutes, now) ? 'tooLate' : null;
}
