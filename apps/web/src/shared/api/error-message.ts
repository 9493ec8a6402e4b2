import { ApiError } from '@fitness/api-contract/client';
import { texts } from '../texts.ts';

/** The message of a failed request: the server's, or a default one where it sent none (docs/product.md#errors). */
export function errorMessageOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && error.message) || texts.unknownError;
}
