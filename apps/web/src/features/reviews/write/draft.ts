import { useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft, readDraft, storeDraft } from './draft-storage.ts';

/** The user's draft; initialized from storage unless the user has typed in the meantime. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(emptyDraft);
  const isDirty = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(userId).then((stored) => {
      if (isCurrent && stored !== undefined && !isDirty.current) setDraft(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const change = (part: Partial<Draft>) => {
    isDirty.current = true;
    const next = { ...draft, ...part };
    setDraft(next);
    return storeDraft(userId, next);
  };
  return { draft, change, clear: () => change(emptyDraft) };
}
