import { createReviewConstraints } from '@fitness/api-contract/constraints';
import type { Session } from '../../shared/session/session.ts';
import type { Draft } from './draft.ts';
import type { reviewProblems } from './texts.ts';

/** Whether a token has three parts separated by dots, which the review operations require (docs/product.md#reviews). */
export function isWellFormedToken(token: string) {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
}

/** The token for review operations; empty if it is not well formed. */
export function bearerTokenOf(session: Session) {
  return session.status === 'signedIn' && isWellFormedToken(session.token) ? session.token : '';
}

export type ReviewProblem = keyof typeof reviewProblems;

const { pattern, maxLength } = createReviewConstraints.content;
const visibleCharacter = new RegExp(pattern, 'u');

/** Why this text is invalid, or null; surrounding spaces are not sent. */
export function contentProblemOf(content: string): 'incomplete' | 'tooLong' | null {
  if (!visibleCharacter.test(content)) return 'incomplete';
  return [...content.trim()].length > maxLength ? 'tooLong' : null;
}

/** Why this draft cannot be sent in this session, or null. */
export function reviewProblemOf(
  session: Session,
  { likeStar, content }: Draft,
): ReviewProblem | null {
  if (session.status === 'invalid') return 'invalidToken';
  if (session.status !== 'signedIn' || session.role !== 'customer') return 'notCustomer';
  if (likeStar === null) return 'incomplete';
  return contentProblemOf(content) ?? (isWellFormedToken(session.token) ? null : 'invalidToken');
}
