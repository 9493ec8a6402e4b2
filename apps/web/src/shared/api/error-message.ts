import { ApiError } from '@fitness/api-contract/client';
import { texts } from '../texts.ts';

/** Why a call failed, in the server's words; without an answer, or without words, in ours (docs/product.md#errors). */
export function errorMessageOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && error.message) || texts.unknownError;
}
