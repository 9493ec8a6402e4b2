/** Calls that get no answer. */
export interface Hanging {
  /** Waits until the caller gives up or all are let go. */
  wait(signal: AbortSignal): Promise<void>;
  letGo(): void;
}

/** Nobody hangs at first. */
export function createHanging(): Hanging {
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
    letGo: () => {
      for (const end of waiting) end();
    },
  };
}
