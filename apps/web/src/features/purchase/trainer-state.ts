import { type Instructor, instructorById } from '@fitness/api-contract/catalogue';
import type { Session } from '../../shared/session/session.ts';

/** What the choice of a trainer passes on to the PT plans in navigation state: the manager id and the user's id. */
export type TrainerState = { trainer: number; user: string };

/** The navigation state for a trainer that this user chose. */
export const trainerStateOf = (trainer: number, user: string): TrainerState => ({ trainer, user });

/** The trainer that navigation state names for the person who is signed in; null when either is missing or somebody else's. */
export const trainerFrom = (state: unknown, session: Session): Instructor | null => {
  if (session.status !== 'signedIn' || typeof state !== 'object' || state === null) return null;
  const { trainer, user } = state as Partial<Record<keyof TrainerState, unknown>>;
  if (typeof trainer !== 'number' || user !== session.userId) return null;
  const instructor = instructorById(trainer);
  return instructor?.kind === 'pt' ? instructor : null;
};
