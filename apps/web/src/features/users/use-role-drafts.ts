import { useCallback, useState } from 'react';
import type { GivenRole } from './roles.ts';

/** Roles that were chosen and not saved yet, by person, so that all rows of one agree and none is lost on another page. */
export const useRoleDrafts = () => {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, GivenRole>>(new Map());
  const draftOf = useCallback((userId: number) => drafts.get(userId) ?? null, [drafts]);
  /** Notes the role that was chosen for a person, or with null that there is none any more. */
  const keepDraft = useCallback((userId: number, role: GivenRole | null) => {
    setDrafts((before) => {
      const next = new Map(before);
      if (role === null) next.delete(userId);
      else next.set(userId, role);
      return next;
    });
  }, []);
  return { draftOf, keepDraft };
};
