import { isBlank } from '../../../shared/format/format.ts';
import type { Session } from '../../../shared/session/session.ts';
import type { Draft } from './draft.ts';
import { isWellFormedToken } from './token.ts';
import type { reviewProblems } from '../texts.ts';

export type ReviewProblem = keyof typeof reviewProblems;

/** Why this draft cannot be sent in this session, or null. */
export function reviewProblemOf(
  session: Session,
  { likeStar, content }: Draft,
): ReviewProblem | null {
  if (session.status === 'invalid') return 'invalidToken';
  if (session.status !== 'signedIn' || session.role !== 'customer') return 'notCustomer';
  if (likeStar === null || isBlank(content)) return 'incomplete';
  return isWellFormedToken(session.token) ? null : 'invalidToken';
}
