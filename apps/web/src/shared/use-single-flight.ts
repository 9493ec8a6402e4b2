import { useState } from 'react';

/** Makes a function that runs a task unless an earlier one is pending; then the task is dropped. */
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

/** Lets one task of the component be pending at a time, so that a double click sends once. */
export function useSingleFlight() {
  const [isPending, setPending] = useState(false);
  const [run] = useState(() => createSingleFlight(setPending));
  return { run, isPending };
}
