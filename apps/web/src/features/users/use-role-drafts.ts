import { useCallback } from 'react';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { type AssignableRole, isAssignableRole } from './roles.ts';

type Drafts = ReadonlyMap<number, AssignableRole>;

const noDrafts: Drafts = new Map();

const draftsFrom = (value: unknown): Drafts | undefined =>
  value instanceof Map &&
  [...value].every(([userId, role]) => typeof userId === 'number' && isAssignableRole(role))
    ? value
    : undefined;

/** The chosen roles that are not saved yet, by user; they survive paging and signing in again. */
export function useRoleDrafts() {
  const [drafts, setDrafts] = useRestorableState('roles', noDrafts, draftsFrom);
  const draftOf = useCallback((userId: number) => drafts.get(userId) ?? null, [drafts]);
  const setDraft = useCallback(
    (userId: number, role: AssignableRole | null) => {
      setDrafts((before) => {
        const next = new Map(before);
        if (role === null) next.delete(userId);
        else next.set(userId, role);
        return next;
      });
    },
    [setDrafts],
  );
  return { draftOf, setDraft };
}
