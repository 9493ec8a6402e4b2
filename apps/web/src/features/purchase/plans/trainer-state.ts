import { type Instructor, instructorById } from '@fitness/api-contract/catalogue';
import type { Session } from '../../../shared/session/session.ts';

/** What the choice of a trainer passes on to the PT plans in navigation state: the manager id and the user's id. */
export type TrainerState = { trainer: number; user: string };

/** The navigation state for a trainer that this user chose. */
export function trainerStateOf(trainer: number, user: string): TrainerState {
  return { trainer, user };
}

function choiceIn(state: unknown) {
  const { trainer, user } = (typeof state === 'object' ? (state ?? {}) : {}) as Partial<
    Record<keyof TrainerState, unknown>
  >;
  const instructor = typeof trainer === 'number' ? instructorById(trainer) : undefined;
  return instructor?.kind === 'pt' ? { instructor, user } : null;
}

/** The trainer that navigation state names for the person who is signed in; null when either is missing or somebody else's. */
export function trainerFrom(state: unknown, session: Session): Instructor | null {
  const choice = choiceIn(state);
  return session.status === 'signedIn' && choice?.user === session.userId
    ? choice.instructor
    : null;
}

/** Whether navigation state names a trainer whom signing in would bring back. */
export function awaitsSignIn(state: unknown, session: Session): boolean {
  return session.status !== 'signedIn' && choiceIn(state) !== null;
}
