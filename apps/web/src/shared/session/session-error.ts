import { errorResponses } from '@fitness/api-contract/error-responses';
import { ApiError } from '@fitness/api-contract/client';
import { texts } from '../texts.ts';

/** A manager without a subject gets 403 here, which the page explains itself. */
const hasOwnText = (request: string) => request === 'GET /api/{product}/subject/me';

/**
 * What a failed call says of the session, if anything (docs/product.md#errors): 401 that the token no longer counts, 403 that the permission
 * changed. An action may be forbidden for other reasons as well, so that only the contract's own words mean the permission.
 */
export function sessionErrorOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.request.includes(' /api/auth/')) return null;
  if (error.status === 401) return texts.invalidToken;
  if (error.status !== 403) return null;
  const isAboutPermission = error.request.startsWith('GET ')
    ? !hasOwnText(error.request)
    : error.message === errorResponses.Forbidden.body.message;
  return isAboutPermission ? texts.permissionChanged : null;
}
