import type { Session } from '../../../shared/session/session.ts';

/** Whether it has three parts separated by dots, as reviews need (docs/product.md#reviews). */
export function isWellFormedToken(token: string) {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
}

/** The token for review operations; empty without a well-formed one. */
export function bearerTokenOf(session: Session) {
  return session.status === 'signedIn' && isWellFormedToken(session.token) ? session.token : '';
}
