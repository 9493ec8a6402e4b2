import { minuteOf } from '../../../shared/dates/date-times.ts';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { getSession } from '../../../shared/session/session.ts';
import type { HistoryReservation } from '../history/reservation-status.ts';
import { readKept, writeKept } from '../last-lists/last-lists-storage.ts';
import { type Cancellation, cancellationsFrom, cancelledByStudio } from './cancellations.ts';

const nameOf = (userId: string) => [userId, 'cancellations'];

/** The cancellations that this device knows of, kept like the last lists for their user and until the end of the session. */
export async function readCancellations(userId: string): Promise<Cancellation[]> {
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
