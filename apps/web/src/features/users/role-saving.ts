import { useSyncExternalStore } from 'react';
import type { Sent } from '../../shared/api/send-in-sequence.ts';
import { usePageUser } from '../../shared/session/page-user.ts';
import { createStore } from '../../shared/store.ts';
import type { RoleChange } from './role-change.ts';
import type { statusTexts } from './texts.ts';

/** Changes, and by user id what became of those that were sent. */
export type Outcomes = {
  changes: readonly RoleChange[];
  outcomes: ReadonlyMap<number, Sent<RoleChange>>;
};

/** The roles of several users while they are saved, and afterwards. */
export type RoleSaving = Outcomes & {
  isRunning: boolean;
  /** Whether the dialog with the results is open. */
  isShown: boolean;
  /** Whether it ends after the pending request. */
  isStopping: boolean;
};

export type RoleSavingStore = ReturnType<typeof createStore<RoleSaving | null>>;

/** Module state, since the saving outlives the page, and a session that the same user renews. */
let kept: { userId: string | null; store: RoleSavingStore } | null = null;

/** Removes what is kept, for the next user or story. */
export function forgetRoleSaving() {
  kept = null;
}

function storeOf(userId: string | null): RoleSavingStore {
  if (kept?.userId !== userId) kept = { userId, store: createStore<RoleSaving | null>(null) };
  return kept.store;
}

/** The last saving of several roles by the signed-in user. */
export function useRoleSaving() {
  const { userId } = usePageUser();
  const store = storeOf(userId);
  return { store, saving: useSyncExternalStore(store.subscribe, store.get, store.get) };
}

/** Whether a user's role is being saved together with others. */
export function isSavingRole(saving: RoleSaving | null, userId: number): boolean {
  return Boolean(saving?.isRunning && saving.changes.some(({ user }) => user.userId === userId));
}

/** The changes that are not saved. */
export function unsavedOf({ changes, outcomes }: Outcomes): RoleChange[] {
  return changes.filter(({ user }) => outcomes.get(user.userId)?.status !== 'done');
}

/** The same changes before those that failed are sent again. */
export function withoutFailures({ changes, outcomes }: Outcomes): Outcomes {
  return {
    changes,
    outcomes: new Map([...outcomes].filter(([, { status }]) => status === 'done')),
  };
}

export type ResultStatus = keyof typeof statusTexts;

/** A change and what became of it. */
export type Result = { change: RoleChange; status: ResultStatus; reason?: string };

const order: Record<ResultStatus, number> = { failed: 0, unsent: 1, done: 2, waiting: 3 };

/** The results in the order of the changes or, at the end, first those that need attention. */
export function resultsOf({ changes, outcomes, isRunning }: RoleSaving): Result[] {
  const results = changes.map((change): Result => {
    const sent = outcomes.get(change.user.userId);
    if (sent?.status === 'failed') return { change, status: 'failed', reason: sent.reason };
    return { change, status: sent?.status ?? (isRunning ? 'waiting' : 'unsent') };
  });
  return isRunning ? results : results.sort((a, b) => order[a.status] - order[b.status]);
}
