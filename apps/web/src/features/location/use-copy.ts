import { useState } from 'react';

/** Copies a text; `outcome` says whether it worked, and is empty until somebody tries. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return { outcome, copy };
}
