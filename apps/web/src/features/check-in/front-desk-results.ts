import type { CheckIn } from './check-ins.ts';

/** An outcome that a member has yet to see; the key is unique for each. */
export type Shown = { key: string; checkIn: CheckIn };

/** How long a result stays on the screen, in milliseconds. */
const shownMs = 5_000;

/** How long it stays whatever is typed, because a reader may read a phone twice. */
export const leastShownMs = 1_000;

/** The same while another member's result waits. */
const shownMsInQueue = 2_500;

/** How much longer the first of the results is shown, in milliseconds, when it has been there for `sinceMs`. */
export function timeLeft(results: readonly unknown[], sinceMs: number) {
  return Math.max(0, (results.length > 1 ? shownMsInQueue : shownMs) - sinceMs);
}

/** How long digits stay in the field after the last key, in milliseconds. */
export const typedMs = 15_000;
