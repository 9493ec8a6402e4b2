import { useState } from 'react';

/** Makes a function that runs a task unless an earlier one is pending; then the task is dropped. */
export function createSingleFlight() {
  let isPending = false;
  return async (task: () => unknown) => {
    if (isPending) return;
    isPending = true;
    try {
      await task();
    } finally {
      isPending = false;
    }
  };
}

/** Lets one task of the component be pending at a time, so that a double click sends once. */
export function useSingleFlight() {
  const [run] = useState(createSingleFlight);
  return run;
}
