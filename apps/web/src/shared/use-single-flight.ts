import { useState } from 'react';

/** Creates a function that runs a task; while one is pending, further tasks are dropped. */
export function createSingleFlight(onChange?: (isPending: boolean) => void) {
  let isPending = false;
  const change = (next: boolean) => {
    isPending = next;
    onChange?.(next);
  };
  return async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (isPending) return undefined;
    change(true);
    try {
      return await task();
    } finally {
      change(false);
    }
  };
}

/** Single-flight for the tasks of a component, so that a double click sends once. */
export function useSingleFlight() {
  const [isPending, setPending] = useState(false);
  const [run] = useState(() => createSingleFlight(setPending));
  return { run, isPending };
}
