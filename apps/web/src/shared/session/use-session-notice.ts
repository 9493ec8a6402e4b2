import { createContext, use } from 'react';

/** Asks to sign in again where an error means that the session ended or its permission changed; resolves at once for any other error. */
export type SessionNotice = (error: unknown) => Promise<void>;

/** Where `useSessionNotice` finds its provider. */
export const SessionNoticeContext = createContext<SessionNotice | null>(null);

/** The session notice of the provider around, for an action that failed: first its own text, then the notice (docs/product.md#errors). */
export function useSessionNotice(): SessionNotice {
  const notice = use(SessionNoticeContext);
  if (notice === null) throw new Error('useSessionNotice needs a SessionNoticeProvider around it.');
  return notice;
}
