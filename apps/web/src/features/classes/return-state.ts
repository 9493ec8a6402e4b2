import { type Failure, slots } from './register/slots.ts';

const isSlot = (value: unknown): value is string => slots.some((slot) => slot === value);

const isId = (value: unknown): value is number => Number.isInteger(value);

function isFailure(value: unknown): value is Failure {
  const { slot, status, reason, canRetry } = Object(value) as Record<keyof Failure, unknown>;
  return (
    isSlot(slot) &&
    status === 'failed' &&
    typeof reason === 'string' &&
    typeof canRetry === 'boolean'
  );
}

/** The slots in what a sign-in gave back. */
export function slotsFrom(value: unknown) {
  return Array.isArray(value) ? value.filter(isSlot) : undefined;
}

/** The numbers of classes in what a sign-in gave back. */
export function idsFrom(value: unknown) {
  return Array.isArray(value) ? value.filter(isId) : undefined;
}

/** The slots that failed in what a sign-in gave back; the others need no more to be done. */
export function failuresFrom(value: unknown) {
  return Array.isArray(value) ? value.filter(isFailure) : undefined;
}

/** The maximum as it was typed in what a sign-in gave back. */
export function typedFrom(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}

/** Whether delete mode was on in what a sign-in gave back. */
export function isOnFrom(value: unknown) {
  return typeof value === 'boolean' ? value : undefined;
}
