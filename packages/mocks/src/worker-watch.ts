/** Whether the calls of this page reach the mock backend, or why they do not. */
export type WorkerState =
  | { readonly status: 'running' }
  | { readonly status: 'stopped'; readonly reason: string };

/** What a watch knows of its worker. */
export interface WatchedWorker {
  /** Whether the worker hands this page's calls on; rejects or says false when it does not. */
  isResponsive(): Promise<boolean>;
  /** What brings it back, tried in this order until it answers. */
  readonly recoverySteps: readonly (() => Promise<void>)[];
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** Keeps a worker answering: a browser may stop it, and forget which pages it served. */
export interface WorkerWatch {
  /** Brings the worker back where it does not answer; asks it only when its last sign of life is too old. Never rejects. */
  ensure(maxAgeMs?: number): Promise<WorkerState>;
  state(): WorkerState;
  /** Calls back when the state changes; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Watches a worker that has just started. */
export function createWorkerWatch({
  isResponsive,
  recoverySteps,
  now,
}: WatchedWorker): WorkerWatch {
  const listeners = new Set<() => void>();
  let state: WorkerState = { status: 'running' };
  let seenAt = now();
  let checking: Promise<WorkerState> | undefined;

  const become = (next: WorkerState): WorkerState => {
    const isNews =
      next.status !== state.status ||
      (next.status === 'stopped' && state.status === 'stopped' && next.reason !== state.reason);
    if (isNews) {
      state = next;
      for (const listener of listeners) listener();
    }
    return state;
  };

  const probe = async (): Promise<boolean> => {
    const isAlive = await isResponsive().catch(() => false);
    if (isAlive) seenAt = now();
    return isAlive;
  };

  const check = async (): Promise<WorkerState> => {
    let reason = 'The service worker does not answer.';
    if (await probe()) return become({ status: 'running' });
    for (const remedy of recoverySteps) {
      try {
        await remedy();
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      if (await probe()) return become({ status: 'running' });
    }
    return become({ status: 'stopped', reason });
  };

  return {
    ensure: (maxAgeMs = 0) => {
      if (checking) return checking;
      if (state.status === 'running' && maxAgeMs > 0 && now() - seenAt < maxAgeMs)
        return Promise.resolve(state);
      checking = check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
