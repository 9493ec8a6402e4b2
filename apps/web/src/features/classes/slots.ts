import { createClassConstraints } from '@fitness/api-contract/constraints';
import type { ToggleSlot } from '@fitness/ui/ToggleSlots';
import { dialogTexts } from './texts.ts';

const firstHour = 6;
const lastHour = 23;

/** The hours at which a class can begin, `06:00` to `23:00` (docs/product.md#classes). */
export const slots: readonly string[] = Array.from(
  { length: lastHour - firstHour + 1 },
  (_, index) => `${String(firstHour + index).padStart(2, '0')}:00`,
);

/** The `HH:mm` of a registered time, whether it came as `HH:mm`, `HH:mm:ss` or a local date-time; null for another day's. */
export const slotOf = (time: string, date: string): string | null => {
  const [day, clock = day] = time.split('T');
  return clock !== day && day !== date ? null : (clock ?? '').slice(0, 5);
};

/** The slots of a day that already hold a class. */
export const takenSlots = (times: readonly string[], date: string): ReadonlySet<string> =>
  new Set(times.flatMap((time) => slotOf(time, date) ?? []));

/** A slot of a day as the server takes it, `2026-11-21T06:00:00`. */
export const classTimeOf = (date: string, slot: string) => `${date}T${slot}:00`;

/** How many people a class is for unless told otherwise: pilates, in either language, is a group, everything else one to one. */
export const defaultMaximum = (subjectName: string | null) => (/필라테스|pilates/i.test(subjectName ?? '') ? 6 : 1);

/** The maximum that was typed; null where it is not a whole number of at least one person. */
export const maximumFrom = (typed: string): number | null => {
  const figures = typed.normalize('NFKC').trim();
  const maximum = Number(figures);
  return /^\d+$/.test(figures) && maximum >= createClassConstraints.classMaxCustomer.minimum && Number.isSafeInteger(maximum) ? maximum : null;
};

/** A slot that was not registered, and why; it can be tried again until it turns out to hold a class. */
export type Failure = { slot: string; status: 'failed'; reason: string; canRetry: boolean };

/** What became of one slot. */
export type Outcome = { slot: string; status: 'underWay' | 'done' } | Failure;

/** The slots that were not registered. */
export const failuresOf = (outcomes: readonly Outcome[]) => outcomes.filter((outcome): outcome is Failure => outcome.status === 'failed');

/** What became of slots, earliest first, once some of them are on their way again. */
export const withUnderWay = (outcomes: readonly Outcome[], batch: readonly string[]): Outcome[] => {
  const others = outcomes.filter(({ slot }) => !batch.includes(slot));
  const begun = batch.map((slot): Outcome => ({ slot, status: 'underWay' }));
  return [...others, ...begun].sort((a, b) => a.slot.localeCompare(b.slot));
};

/**
 * What became of slots, once those that hold a class are known: these are not tried again, because a lost answer may hide a
 * class that was registered after all, and because another try would bring the class back after it has been deleted.
 */
export const withoutRetry = (outcomes: readonly Outcome[], taken: ReadonlySet<string>): readonly Outcome[] => {
  const isSettled = (outcome: Outcome) => outcome.status === 'failed' && outcome.canRetry && taken.has(outcome.slot);
  return outcomes.some(isSettled) ? outcomes.map((outcome) => (isSettled(outcome) ? { ...outcome, canRetry: false } : outcome)) : outcomes;
};

/** The failed slots that can be tried again. */
export const slotsToRetry = (outcomes: readonly Outcome[]) => failuresOf(outcomes).flatMap(({ slot, canRetry }) => (canRetry ? [slot] : []));

const viewOf = (slot: string, isTaken: boolean, status: Outcome['status'] | undefined): ToggleSlot => {
  const view = { value: slot, label: slot };
  if (isTaken) return { ...view, isDisabled: true, reason: dialogTexts.taken };
  if (status === 'underWay') return { ...view, isDisabled: true, reason: dialogTexts.underWay };
  return view;
};

/** The slots of a day as they can be chosen: those that are taken or on their way cannot, and say so. */
export const slotViews = (taken: ReadonlySet<string>, outcomes: readonly Outcome[]): ToggleSlot[] =>
  slots.map((slot) => viewOf(slot, taken.has(slot), outcomes.find((outcome) => outcome.slot === slot)?.status));
