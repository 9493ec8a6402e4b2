import { type Failure, slots } from './slots.ts';

const isSlot = (value: unknown): value is string => slots.some((slot) => slot === value);

const isId = (value: unknown): value is number => Number.isInteger(value);

const isFailure = (value: unknown): value is Failure => {
  const { slot, status, reason, canRetry } = Object(value) as Record<keyof Failure, unknown>;
  return (
    isSlot(slot) &&
    status === 'failed' &&
    typeof reason === 'string' &&
    typeof canRetry === 'boolean'
  );
};

/** The slots in what a sign-in gave back. */
export const slotsFrom = (value: unknown) =>
  Array.isArray(value) ? value.filter(isSlot) : undefined;

/** The numbers of classes in what a sign-in gave back. */
export const idsFrom = (value: unknown) => (Array.isArray(value) ? value.filter(isId) : undefined);

/** The slots that failed in what a sign-in gave back; the others need no more to be done. */
export const failuresFrom = (value: unknown) =>
  Array.isArray(value) ? value.filter(isFailure) : undefined;

/** The maximum as it was typed in what a sign-in gave back. */
export const typedFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Whether delete mode was on in what a sign-in gave back. */
export const isOnFrom = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
