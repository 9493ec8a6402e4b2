import { classHours } from '@fitness/api-contract/rules';
import type { Failure, Outcome } from './register/slots.ts';

const isSlot = (value: unknown): value is string => classHours.some((slot) => slot === value);

function isFailure(value: unknown): value is Failure {
  const { slot, status, reason, canRetry } = Object(value) as Record<keyof Failure, unknown>;
  return (
    isSlot(slot) &&
    status === 'failed' &&
    typeof reason === 'string' &&
    typeof canRetry === 'boolean'
  );
}

/** Returns a parser for a restored list: drops invalid items, and returns undefined for any other value. */
const listOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): readonly Item[] | undefined =>
    Array.isArray(value) ? value.filter(isItem) : undefined;

export const parseSlots = listOf(isSlot);
export const parseIds = listOf((value): value is number => Number.isInteger(value));
export const parseFailures: (value: unknown) => readonly Outcome[] | undefined = listOf(isFailure);

export function parseFlag(value: unknown) {
  return typeof value === 'boolean' ? value : undefined;
}

export function parseText(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}
