import type { Session } from '../../../shared/session/session.ts';

/** Whether a token has three parts separated by dots, which the review operations require (docs/product.md#reviews). */
export function isWellFormedToken(token: string) {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
}

/** The token for review operations; empty if it is not well formed. */
export function bearerTokenOf(session: Session) {
  return session.status === 'signedIn' && isWellFormedToken(session.token) ? session.token : '';
}
