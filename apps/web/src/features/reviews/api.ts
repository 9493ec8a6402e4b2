import { createReviewConstraints } from '@fitness/api-contract/constraints';
import { queryOptions } from '@tanstack/react-query';
import { apiWithToken } from '../../api/client.ts';
import { call, query, send } from '../../api/operations.ts';
import { getSession, type Session } from '../../session/session.ts';
import type { Draft } from './draft.ts';
import type { reviewProblems } from './texts.ts';

/** True for three parts separated by dots, which the review operations require (docs/product.md#reviews). */
export function isWellFormedToken(token: string) {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '');
}

/** The token for review operations; empty if it is not well formed. */
export function bearerTokenOf(session: Session) {
  return session.status === 'signedIn' && isWellFormedToken(session.token) ? session.token : '';
}

const publicApi = apiWithToken(() => '');

/** All reviews, in the server's order. The list is public, so a malformed token is not sent, which would be rejected. */
export function reviewList() {
  return queryOptions({
    ...query('listReviews'),
    queryFn: ({ signal }) =>
      bearerTokenOf(getSession()) === ''
        ? call(publicApi, 'listReviews', { signal })
        : send('listReviews', { signal }),
  });
}

const { pattern, maxLength } = createReviewConstraints.content;
const visibleCharacter = new RegExp(pattern, 'u');

/** Why this draft cannot be sent in this session, or null. */
export function reviewProblemOf(
  session: Session,
  { likeStar, content }: Draft,
): keyof typeof reviewProblems | null {
  if (session.status === 'invalid') return 'invalidToken';
  if (session.status !== 'signedIn' || session.role !== 'customer') return 'notCustomer';
  if (likeStar === null || !visibleCharacter.test(content)) return 'incomplete';
  // Surrounding spaces are not sent.
  if ([...content.trim()].length > maxLength) return 'tooLong';
  return isWellFormedToken(session.token) ? null : 'invalidToken';
}
