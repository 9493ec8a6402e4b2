import { useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.ts';

/** A person's draft; what was left before appears unless something has been typed meanwhile. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(emptyDraft);
  const isTouched = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(userId).then((kept) => {
      if (isCurrent && kept !== undefined && !isTouched.current) setDraft(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const change = (part: Partial<Draft>) => {
    isTouched.current = true;
    const next = { ...draft, ...part };
    setDraft(next);
    void keepDraft(userId, next);
  };
  return { draft, change, clear: () => change(emptyDraft) };
}
