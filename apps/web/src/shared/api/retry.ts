import { ApiError } from '@fitness/api-contract/client';

const maxRetries = 2;
const firstDelay = 500;

/** Too many requests, or a proxy that does not reach the backend. */
const transientStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];

function isTransient(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  if (error.isOfFormerToken()) return true;
  return error.reason === 'unreachable' || transientStatuses.includes(error.status);
}

/** Whether a read that has failed this often before is sent again (docs/product.md#errors). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error);
}

/** How long a read waits until it is sent again, in milliseconds. */
export function retryDelay(failures: number): number {
  return firstDelay * 2 ** failures;
}
