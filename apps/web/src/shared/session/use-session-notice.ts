import { createContext, use } from 'react';

/** Asks to sign in again if the error means that the session ended or its permission changed. */
export type SessionNotice = (error: unknown) => Promise<void>;

export const SessionNoticeContext = createContext<SessionNotice | null>(null);

/** Failed actions show their own message before the session notice (docs/product.md#errors). */
export function useSessionNotice(): SessionNotice {
  const notice = use(SessionNoticeContext);
  if (notice === null) throw new Error('useSessionNotice needs a SessionNoticeProvider around it.');
  return notice;
}
