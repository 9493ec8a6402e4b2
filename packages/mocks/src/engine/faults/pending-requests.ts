/** Calls that are left without a response. */
export interface PendingRequests {
  /** Resolves when the caller aborts, all calls are aborted, or too many others are pending. */
  wait(signal: AbortSignal): Promise<void>;
  abortAll(): void;
}

const MOST_WAITING = 1_000;

/** An empty set of pending requests. */
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
        const [oldest] = waiting;
        if (waiting.size >= MOST_WAITING) oldest?.();
        waiting.add(end);
        signal.addEventListener('abort', end);
      }),
    abortAll: () => {
      for (const end of waiting) end();
    },
  };
}
