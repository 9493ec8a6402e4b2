/** Whether the calls of this page reach the mock backend. */
export type WorkerState =
  | { readonly status: 'running' }
  | { readonly status: 'stopped'; readonly reason: string };

/** The functions of a worker that the watch needs. */
export interface WatchedWorker {
  /** Whether the worker intercepts this page's calls; may reject if it does not. */
  isResponsive(): Promise<boolean>;
  /** Recovery steps, tried in this order until it responds. */
  readonly recoverySteps: readonly (() => Promise<void>)[];
}

/** Keeps a worker responsive: a browser may stop it and forget which pages it served. */
export interface WorkerWatch {
  /** Probes the worker and restarts an unresponsive one. Never rejects. */
  ensure(): Promise<WorkerState>;
  state(): WorkerState;
  /** Calls the listener when the state changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createWorkerWatch({ isResponsive, recoverySteps }: WatchedWorker): WorkerWatch {
  const listeners = new Set<() => void>();
  let state: WorkerState = { status: 'running' };
  let checking: Promise<WorkerState> | undefined;

  const become = (next: WorkerState): WorkerState => {
    const isNews = JSON.stringify(next) !== JSON.stringify(state);
    state = next;
    if (isNews) for (const listener of listeners) listener();
    return state;
  };

  const probe = (): Promise<boolean> => isResponsive().catch(() => false);

  const check = async (): Promise<WorkerState> => {
    let reason = 'The service worker does not answer, or the browser bypasses it.';
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
    ensure: () =>
      (checking ??= check().finally(() => {
        checking = undefined;
      })),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
