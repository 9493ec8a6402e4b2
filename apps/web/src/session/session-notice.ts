import { ApiError } from '@fitness/api-contract/client';
import { Forbidden } from '@fitness/api-contract/error-responses';
import { createContext, use } from 'react';
import { texts } from '../lib/texts.ts';

/** The 403 for a manager without a subject, which the page itself explains. */
const isExplainedByPage = (request: string) => request === 'GET /api/{product}/subject/me';

/**
 * The message if a failed request means a session error (docs/product.md#errors): 401 means an invalid token, 403 a changed
 * permission, unless a new token has been stored since. A write can be forbidden for other reasons, so its 403 must also have the
 * contract's message.
 */
export function sessionErrorOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.request.includes(' /api/auth/')) return null;
  if (error.isOfFormerToken()) return null;
  if (error.status === 401) return texts.invalidToken;
  if (error.status !== 403) return null;
  const isAboutPermission = error.request.startsWith('GET ')
    ? !isExplainedByPage(error.request)
    : error.message === Forbidden.body.message;
  return isAboutPermission ? texts.permissionChanged : null;
}

/** Asks the user to sign in again if the error is a session error. */
export type SessionNotice = (error: unknown) => Promise<void>;

export const SessionNoticeContext = createContext<SessionNotice | null>(null);

/** The session notice; failed actions show their own message first (docs/product.md#errors). */
export function useSessionNotice(): SessionNotice {
  const notice = use(SessionNoticeContext);
  if (notice === null) throw new Error('useSessionNotice needs a SessionNoticeProvider around it.');
  return notice;
}
