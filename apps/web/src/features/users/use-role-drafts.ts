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

/** Roles that were chosen and not saved yet, by person, so that all rows of one agree and none is lost on another page or by signing in again. */
export function useRoleDrafts() {
  const [drafts, setDrafts] = useRestorableState('roles', noDrafts, draftsFrom);
  const draftOf = useCallback((userId: number) => drafts.get(userId) ?? null, [drafts]);
  /** Notes the role that was chosen for a person, or with null that there is none any more. */
  const keepDraft = useCallback(
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
  return { draftOf, keepDraft };
}
