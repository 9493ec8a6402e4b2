import * as v from 'valibot';
import type { CheckIn } from './check-ins.ts';

const storageKey = 'unsent-check-ins:1';

const record = v.object({
  userId: v.string(),
  /** `YYYY-MM-DD` in Asia/Seoul; attendance is recorded for the day on which it is sent. */
  day: v.string(),
  /** The time is `HH:mm` in Asia/Seoul. */
  scans: v.array(v.object({ phone: v.string(), time: v.string() })),
});

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** A scan that was not sent. */
export type UnsentScan = Pick<CheckIn, 'phone' | 'time'>;

/** What the user had not sent on this day when the page was reloaded, in the order of the scans. */
export function unsentScans(userId: string, day: string): readonly UnsentScan[] {
  const found = stored();
  return v.is(record, found) && found.userId === userId && found.day === day ? found.scans : [];
}

/** Keeps what is pending or failed in this tab, because the browser of a tablet may reload a page without asking. */
export function keepUnsent(userId: string, day: string, checkIns: readonly CheckIn[]) {
  const scans = checkIns
    .filter(({ outcome }) => outcome === null || outcome === 'failed' || outcome === 'unsent')
    .map(({ phone, time }) => ({ phone, time }));
  const kept: v.InferOutput<typeof record> = { userId, day, scans };
  try {
    if (scans.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the browser asks before a reload.
  }
}
