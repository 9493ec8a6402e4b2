import { errorResponses } from '@fitness/api-contract/error-responses';
import { ApiError } from '@fitness/api-contract/client';
import { texts } from '../texts.ts';

/** A manager without a subject gets 403, which the page itself explains. */
const isExplainedByPage = (request: string) => request === 'GET /api/{product}/subject/me';

/**
 * The session error behind a failed request, if any (docs/product.md#errors): with 401 the token is not valid any more, with 403 the
 * permission changed; neither says anything about a token that was stored since. An action may be forbidden for other reasons too,
 * so its message has to be the contract's.
 */
export function sessionErrorOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.request.includes(' /api/auth/')) return null;
  if (error.isOfFormerToken()) return null;
  if (error.status === 401) return texts.invalidToken;
  if (error.status !== 403) return null;
  const isAboutPermission = error.request.startsWith('GET ')
    ? !isExplainedByPage(error.request)
    : error.message === errorResponses.Forbidden.body.message;
  return isAboutPermission ? texts.permissionChanged : null;
}
