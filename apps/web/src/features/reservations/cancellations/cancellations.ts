import { hasBegun } from '@fitness/api-contract/rules';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { minuteOf } from '../../../shared/dates/date-times.ts';
import { getSession, useSession } from '../../../shared/session/session.ts';
import type { HistoryReservation } from '../history/reservation-status.ts';
import { readKept, writeKept } from '../last-lists/last-lists-storage.ts';

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

const nameOf = (userId: string) => [userId, 'cancellations'];

/** The stored cancellations of a user, kept like the last lists until the end of the session. */
async function readCancellations(userId: string): Promise<Cancellation[]> {
  return cancellationsFrom(await readKept(nameOf(userId)));
}

/** The changes under way. Module state, since all components of the tab change the same stored value. */
let changes = Promise.resolve();

/** Changes the stored cancellations, one change after the other. */
function changeCancellations(
  userId: string,
  change: (current: readonly Cancellation[]) => readonly Cancellation[],
): Promise<void> {
  changes = changes.then(async () => {
    const current = await readCancellations(userId);
    const next = change(current);
    if (next !== current && getSession().userId === userId) await writeKept(nameOf(userId), next);
  });
  return changes;
}

/** Notes that the user cancels a reservation, before it is sent: the response may get lost. */
export async function noteOwnCancellation(reservationId: number): Promise<void> {
  const { userId } = getSession();
  if (userId === undefined) return;
  const own = { classTime: null, classSubject: null, trainerName: null, membershipId: -1 };
  await changeCancellations(userId, (current) =>
    current.some((each) => each.reservationId === reservationId)
      ? current
      : [...current, { ...own, reservationId, by: 'user', isRead: true }],
  );
}

/** Forgets a cancellation by the user that the server has refused. */
export async function forgetOwnCancellation(reservationId: number): Promise<void> {
  const { userId } = getSession();
  if (userId === undefined) return;
  await changeCancellations(userId, (current) =>
    current.filter((each) => each.reservationId !== reservationId || each.by !== 'user'),
  );
}

/** Notes which reservations the studio has cancelled since the last response for the history of a pass. */
export function noteStudioCancellations(
  userId: string,
  membershipId: number,
  before: readonly HistoryReservation[],
  after: readonly HistoryReservation[],
): Promise<void> {
  return changeCancellations(userId, (current) => {
    const rows = cancelledByStudio(before, after, current, minuteOf(seoulNow()));
    if (rows.length === 0) return current;
    const added = rows.map(
      ({ reservationId, classTime, classSubject, trainerName }): Cancellation => ({
        reservationId,
        membershipId,
        by: 'studio',
        isRead: false,
        classTime,
        classSubject,
        trainerName,
      }),
    );
    return [...current, ...added];
  });
}

/** Notes that the user has read the notice of a cancellation. */
export function noteRead(userId: string, reservationId: number): Promise<void> {
  return changeCancellations(userId, (current) =>
    current.map((each) =>
      each.reservationId === reservationId ? { ...each, isRead: true } : each,
    ),
  );
}

const queryKey = ['cancellations'] as const;

/** Reads the cancellations again after a change. */
export function refreshCancellations(client: QueryClient) {
  return client.invalidateQueries({ queryKey });
}

/** The cancellations that this device knows of, for the signed-in user. */
export function useCancellations() {
  const { userId } = useSession();
  const { data = [] } = useQuery({
    queryKey: [...queryKey, userId],
    queryFn: () => readCancellations(userId ?? ''),
    enabled: userId !== undefined,
    staleTime: 0,
  });
  return data;
}
