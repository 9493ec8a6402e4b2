import { hasBegun } from '@fitness/api-contract/rules';
import * as v from 'valibot';
import type { HistoryReservation } from '../history/reservation-status.ts';

const text = v.nullable(v.string());

const cancellation = v.object({
  reservationId: v.number(),
  membershipId: v.number(),
  /** Who cancelled it, as far as this device knows. */
  by: v.picklist(['user', 'studio']),
  /** Whether the user has closed the notice of it. */
  isRead: v.boolean(),
  classTime: text,
  classSubject: text,
  trainerName: text,
});

/** A cancelled reservation that this device knows of. */
export type Cancellation = v.InferOutput<typeof cancellation>;

/** The stored cancellations; none if the value is damaged. */
export function cancellationsFrom(stored: unknown): Cancellation[] {
  const { success, output } = v.safeParse(v.array(cancellation), stored);
  return success ? output : [];
}

function wasReserved({ status, classTime }: HistoryReservation) {
  return status === 'RESERVED' || (status === null && classTime !== null);
}

/**
 * The reservations that the studio cancelled between two responses for the history of a pass: cancelled now, or missing before
 * their class, and not cancelled on this device.
 */
export function cancelledByStudio(
  before: readonly HistoryReservation[],
  after: readonly HistoryReservation[],
  known: readonly Cancellation[],
  now: string,
): HistoryReservation[] {
  const isKnown = new Set(known.map(({ reservationId }) => reservationId));
  return before.filter((row) => {
    if (!wasReserved(row) || isKnown.has(row.reservationId)) return false;
    const current = after.find(({ reservationId }) => reservationId === row.reservationId);
    if (current !== undefined) return current.status === 'CANCELLED';
    return row.classTime !== null && !hasBegun(row, now);
  });
}
