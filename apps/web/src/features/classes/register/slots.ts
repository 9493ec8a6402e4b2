import { createClassConstraints } from '@fitness/api-contract/constraints';
import type { ToggleSlot } from '@fitness/ui/ToggleSlots';
import { dialogTexts } from '../texts.ts';
import { hasBegunToday } from '../calendar/timetable.ts';

const firstHour = 6;
const lastHour = 23;

/** The hours at which a class can begin, `06:00` to `23:00` (docs/product.md#classes). */
export const slots: readonly string[] = Array.from(
  { length: lastHour - firstHour + 1 },
  (_, index) => `${String(firstHour + index).padStart(2, '0')}:00`,
);

/** The `HH:mm` of a registered time, whether it came as `HH:mm`, `HH:mm:ss` or a local date-time; null for another day's. */
export function slotOf(time: string, date: string): string | null {
  const [day, clock = day] = time.split('T');
  return clock !== day && day !== date ? null : (clock ?? '').slice(0, 5);
}

/** The slots of a day that already hold a class. */
export function takenSlots(times: readonly string[], date: string): ReadonlySet<string> {
  return new Set(times.flatMap((time) => slotOf(time, date) ?? []));
}

/** A slot of a day as the server takes it, `2026-11-21T06:00:00`. */
export function classTimeOf(date: string, slot: string) {
  return `${date}T${slot}:00`;
}

/** How many people a class is for unless told otherwise: pilates, in either language, is a group, everything else one to one. */
export function defaultMaximum(subjectName: string | null) {
  return /필라테스|pilates/i.test(subjectName ?? '') ? 6 : 1;
}

const bounds = createClassConstraints.classMaxCustomer;

/** The maximum that was typed; NaN where it is not a whole number. */
export function maximumFrom(typed: string): number {
  const figures = typed.normalize('NFKC').trim();
  return /^\d+$/.test(figures) ? Number(figures) : Number.NaN;
}

/** Why a class cannot be for so many people, in the contract's words; null when it can. */
export function maximumRefusal(maximum: number): string | null {
  if (maximum > bounds.maximum) return bounds.messages.maximum;
  return maximum >= bounds.minimum ? null : bounds.message;
}

/** The slots of today that have begun by `now`; a past date is refused as a whole. */
export function begunSlots(date: string, now: string): ReadonlySet<string> {
  return new Set(
    slots.filter((slot) => hasBegunToday({ classTime: classTimeOf(date, slot) }, now)),
  );
}

/** A slot that was not registered, and why; it can be tried again until it holds a class or has begun. */
export type Failure = { slot: string; status: 'failed'; reason: string; canRetry: boolean };

/** What became of one slot. */
export type Outcome = { slot: string; status: 'underWay' | 'done' } | Failure;

/** The slots that were not registered. */
export function failuresOf(outcomes: readonly Outcome[]) {
  return outcomes.filter((outcome): outcome is Failure => outcome.status === 'failed');
}

/** What became of slots, earliest first, once some of them are on their way again. */
export function withUnderWay(outcomes: readonly Outcome[], batch: readonly string[]): Outcome[] {
  const others = outcomes.filter(({ slot }) => !batch.includes(slot));
  const begun = batch.map((slot): Outcome => ({ slot, status: 'underWay' }));
  return [...others, ...begun].sort((a, b) => a.slot.localeCompare(b.slot));
}

/**
 * What became of slots, once it is known which are closed: these are not tried again, because a lost answer may hide a class
 * that was registered after all, and because another try would bring the class back after it has been deleted.
 */
export function withoutRetry(
  outcomes: readonly Outcome[],
  closed: ReadonlySet<string>,
): readonly Outcome[] {
  const isSettled = (outcome: Outcome) =>
    outcome.status === 'failed' && outcome.canRetry && closed.has(outcome.slot);
  return outcomes.some(isSettled)
    ? outcomes.map((outcome) => (isSettled(outcome) ? { ...outcome, canRetry: false } : outcome))
    : outcomes;
}

/** The failed slots that can be tried again. */
export function slotsToRetry(outcomes: readonly Outcome[]) {
  return failuresOf(outcomes).flatMap(({ slot, canRetry }) => (canRetry ? [slot] : []));
}

/** Why slots cannot be chosen: those that hold a class, and those that have begun. */
export type ClosedSlots = { taken: ReadonlySet<string>; begun: ReadonlySet<string> };

/** The slots of a day as they can be chosen: those that are closed or on their way cannot, and say so. */
export function slotViews(
  { taken, begun }: ClosedSlots,
  outcomes: readonly Outcome[],
): ToggleSlot[] {
  const underWay = new Set(
    outcomes.flatMap(({ slot, status }) => (status === 'underWay' ? [slot] : [])),
  );
  const reasonFor = (slot: string) => {
    if (taken.has(slot)) return dialogTexts.taken;
    if (underWay.has(slot)) return dialogTexts.underWay;
    return begun.has(slot) ? dialogTexts.begunSlot : null;
  };
  return slots.map((slot) => {
    const reason = reasonFor(slot);
    return { value: slot, label: slot, ...(reason !== null && { isDisabled: true, reason }) };
  });
}
