import { ApiError } from '@fitness/api-contract/client';
import { isolated } from '../lib/format.ts';
import { texts } from '../lib/texts.ts';

/** True when a write was sent and no response arrived, so that it may have taken effect. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason === 'timeout' && !error.request.startsWith('GET ')
  );
}

/**
 * The server's message for a failed request, or a default text (docs/product.md#errors); the messages of an `AggregateError`
 * without duplicates.
 */
export function errorMessageOf(error: unknown): string {
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map(errorMessageOf))].join(' ');
  if (isUnanswered(error)) return texts.noResponse;
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && isolated(error.message)) || texts.unknownError;
}
