import { ApiError } from '@fitness/api-contract/client';
import { isolated } from '../format/isolated.ts';
import { texts } from '../texts.ts';

/** Whether an action was sent and has no response, so that it may have been done. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason === 'timeout' && !error.request.startsWith('GET ')
  );
}

/** The server's message of a failed request, or a default without one (docs/product.md#errors); of several, each message once. */
export function errorMessageOf(error: unknown): string {
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map(errorMessageOf))].join(' ');
  if (isUnanswered(error)) return texts.noResponse;
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && isolated(error.message)) || texts.unknownError;
}
