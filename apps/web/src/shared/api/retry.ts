import { ApiError } from '@fitness/api-contract/client';

const maxRetries = 2;
const firstDelay = 500;

/** The statuses of too many requests and of a proxy that cannot reach the backend. */
const transientStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];

function isTransient(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  if (error.isOfFormerToken()) return true;
  return error.reason === 'unreachable' || transientStatuses.includes(error.status);
}

/** Whether a read is retried after this many earlier failures (docs/product.md#errors). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error);
}

/** The delay before the next retry of a read, in milliseconds. */
export function retryDelay(failures: number): number {
  return firstDelay * 2 ** failures;
}
