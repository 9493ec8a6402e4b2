import { type Instructor, instructorById } from '@fitness/api-contract/catalogue';
import type { Session } from '../session/session.ts';

/** The navigation state of the PT page: the trainer's manager id, and the user who chose. */
export function trainerStateOf(trainer: number, user: string) {
  return { trainer, user };
}

function choiceIn(state: unknown) {
  const { trainer, user } = Object(state) as { trainer?: unknown; user?: unknown };
  const instructor = typeof trainer === 'number' ? instructorById(trainer) : undefined;
  return instructor?.kind === 'pt' ? { instructor, user } : null;
}

/** The trainer that the signed-in user chose; null when there is none, or another user chose. */
export function trainerFrom(state: unknown, session: Session): Instructor | null {
  const choice = choiceIn(state);
  return session.status === 'signedIn' && choice?.user === session.userId
    ? choice.instructor
    : null;
}

/** Whether the chosen trainer will be available again after signing in. */
export function isTrainerRestoredBySignIn(state: unknown, session: Session): boolean {
  return session.status !== 'signedIn' && choiceIn(state) !== null;
}
