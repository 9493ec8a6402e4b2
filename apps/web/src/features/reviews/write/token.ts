import type { Session } from '../../../shared/session/session.ts';

/** Whether a token consists of three parts separated by dots, which review calls need (docs/product.md#reviews). */
export function isWellFormedToken(token: string) {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
}

/** The token that review calls carry; empty when there is none that can be used. */
export function bearerTokenOf(session: Session) {
  return session.status === 'signedIn' && isWellFormedToken(session.token) ? session.token : '';
}
