import { useState } from 'react';

/** Runs a task at a time; a press while one is pending does nothing. */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const run = async (task: () => Promise<unknown>) => {
    if (isPending) return;
    setPending(true);
    try {
      await task();
    } finally {
      setPending(false);
    }
  };
  return { run, isPending };
}
