import { createContext, use } from 'react';

/** Asks the user to sign in again if the error is a session error. */
export type SessionNotice = (error: unknown) => Promise<void>;

export const SessionNoticeContext = createContext<SessionNotice | null>(null);

/** The session notice; failed actions show their own message first (docs/product.md#errors). */
export function useSessionNotice(): SessionNotice {
  const notice = use(SessionNoticeContext);
  if (notice === null) throw new Error('useSessionNotice needs a SessionNoticeProvider around it.');
  return notice;
}
