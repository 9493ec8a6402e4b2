/** Calls that get no answer. */
export interface PendingRequests {
  /** Waits until the caller gives up or all are let go. */
  wait(signal: AbortSignal): Promise<void>;
  abortAll(): void;
}

/** Nobody hangs at first. */
export function createPendingRequests(): PendingRequests {
  const waiting = new Set<() => void>();
  return {
    wait: (signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          waiting.delete(end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        if (signal.aborted) return resolve();
        waiting.add(end);
        signal.addEventListener('abort', end);
      }),
    abortAll: () => {
      for (const end of waiting) end();
    },
  };
}
