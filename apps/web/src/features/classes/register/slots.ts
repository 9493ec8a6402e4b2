import { createClassConstraints } from '@fitness/api-contract/constraints';
import { classHours, defaultSeats, whyNotRegistrable } from '@fitness/api-contract/rules';
import type { Item } from '@fitness/ui/ToggleSlots';
import { parseWholeNumber } from '../../../shared/input/whole-number.ts';
import { classTexts, dialogTexts, unregistrableTexts } from '../texts.ts';

/** The `HH:mm` of `HH:mm`, `HH:mm:ss` or a local date-time; null for a date-time that is not on `date`. */
export function slotOf(time: string, date: string): string | null {
  const [day, clock = day] = time.split('T');
  return clock !== day && day !== date ? null : (clock ?? '').slice(0, 5);
}

export function registeredSlots(times: readonly string[], date: string): ReadonlySet<string> {
  return new Set(times.flatMap((time) => slotOf(time, date) ?? []));
}

/** A slot of a date as the server expects it, `2026-11-21T06:00:00`. */
export function classTimeOf(date: string, slot: string) {
  return `${date}T${slot}:00`;
}

/** The default capacity of a class by its subject, named in Korean or English: a group for pilates, otherwise one person. */
export function defaultMaximum(subjectName: string | null) {
  return defaultSeats[/필라테스|pilates/i.test(subjectName ?? '') ? 'pilates' : 'pt'];
}

const bounds = createClassConstraints.classMaxCustomer;

/** Parses the typed capacity; NaN if it is not a whole number. */
export function parseMaximum(typed: string): number {
  return parseWholeNumber(typed, dialogTexts.people);
}

/** The error message for a capacity that is not a whole number or is out of bounds; null for a valid one. */
export function maximumError(maximum: number): string | null {
  if (Number.isNaN(maximum)) return classTexts.maximumNotWhole;
  if (maximum > bounds.maximum) return bounds.messages.maximum;
  return maximum >= bounds.minimum ? null : bounds.message;
}

/** The slots of a date that can no longer be registered at `now`; a past date is rejected as a whole. */
export function startedSlots(date: string, now: string): ReadonlySet<string> {
  return new Set(
    classHours.filter((slot) => {
      const classTime = classTimeOf(date, slot);
      return whyNotRegistrable({ classTime, isTaken: false }, now) === 'tooLate';
    }),
  );
}

/** A slot that was not registered; it can be retried unless it already has a class or has started. */
export type Failure = { slot: string; status: 'failed'; reason: string; canRetry: boolean };

export type Outcome = { slot: string; status: 'pending' | 'done' } | Failure;

/** The outcomes, earliest slot first, with these slots set to pending. */
export function withPending(outcomes: readonly Outcome[], batch: readonly string[]): Outcome[] {
  const others = outcomes.filter(({ slot }) => !batch.includes(slot));
  const pending = batch.map((slot): Outcome => ({ slot, status: 'pending' }));
  return [...others, ...pending].sort((a, b) => a.slot.localeCompare(b.slot));
}

/**
 * The outcomes with the retry removed for `closed` slots: after a lost response the class may have been registered, and a retry
 * after its deletion would register it again.
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

export function slotsToRetry(outcomes: readonly Outcome[]) {
  return outcomes.flatMap((outcome) =>
    outcome.status === 'failed' && outcome.canRetry ? [outcome.slot] : [],
  );
}

/** The slots of a day that have not started; registered and pending ones are disabled with a reason. */
export function slotChoices(
  { registered, started }: Record<'registered' | 'started', ReadonlySet<string>>,
  outcomes: readonly Outcome[],
): Item[] {
  const pending = outcomes.filter(({ status }) => status === 'pending').map(({ slot }) => slot);
  const reasonFor = (slot: string) => {
    if (registered.has(slot)) return unregistrableTexts.taken;
    return pending.includes(slot) ? dialogTexts.pending : null;
  };
  return classHours
    .filter((slot) => !started.has(slot))
    .map((slot) => {
      const disabledReason = reasonFor(slot);
      return { id: slot, label: slot, ...(disabledReason !== null && { disabledReason }) };
    });
}
