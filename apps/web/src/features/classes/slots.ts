import * as v from 'valibot';
import { createClassConstraints } from '@fitness/api-contract/constraints';
import { classHours, defaultSeats, whyNotRegistrable } from '@fitness/api-contract/rules';
import type { Item } from '@fitness/ui/ToggleSlots';
import { parseWholeNumber } from '../../lib/input.ts';
import { classTexts, dialogTexts, unregistrableTexts } from './texts.ts';

const day = v.object({
  isDeleting: v.boolean(),
  /** The hours that are chosen to be registered. */
  slots: v.array(v.picklist(classHours)),
  /** The maximum of each class, as it is typed. */
  maximum: v.string(),
  /** The classes that are chosen to be deleted. */
  classIds: v.array(v.number()),
});

/** What is chosen and typed in the dialog of a day. */
export type Day = v.InferOutput<typeof day>;

/** What was kept over a sign-in; undefined for any other value. */
export function parseDay(value: unknown): Day | undefined {
  const { success, output } = v.safeParse(day, value);
  return success ? output : undefined;
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

/** The slots of a date that have not begun; those of the registered times (`HH:mm`, `HH:mm:ss` or local date-times) say so. */
export function slotChoices(date: string, now: string, times: readonly string[]): Item[] {
  const registered = times.map((time) => time.replace(/^.*T/, '').slice(0, 5));
  return classHours
    .filter((slot) => {
      const classTime = classTimeOf(date, slot);
      return whyNotRegistrable({ classTime, isTaken: false }, now) === null;
    })
    .map((slot) => ({
      id: slot,
      label: slot,
      ...(registered.includes(slot) && { disabledReason: unregistrableTexts.taken }),
    }));
}
