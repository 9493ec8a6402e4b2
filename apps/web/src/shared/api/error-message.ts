import { ApiError } from '@fitness/api-contract/client';
import { texts } from '../texts.ts';

/** The server's message of a failed request, or a default without one (docs/product.md#errors). */
export function errorMessageOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && error.message) || texts.unknownError;
}
