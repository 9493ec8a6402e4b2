import type { Session } from '../../../shared/session/session.ts';
import type { Draft } from './draft.ts';
import { hasThreeParts } from './token.ts';
import type { reviewRefusals } from '../texts.ts';

/** The case in which a review is not sent. */
export type ReviewRefusal = keyof typeof reviewRefusals;

/** Why this draft cannot be sent in this session, or null when it can. */
export function refusalOf(session: Session, { likeStar, content }: Draft): ReviewRefusal | null {
  if (session.status === 'invalid') return 'invalidToken';
  if (session.status !== 'signedIn' || session.role !== 'customer') return 'notCustomer';
  if (likeStar === null || content.trim() === '') return 'incomplete';
  return hasThreeParts(session.token) ? null : 'invalidToken';
}
