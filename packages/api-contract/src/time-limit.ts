/** Why a task was aborted by `withTimeLimit` itself and not by its caller. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Runs a task under a signal that aborts when the time is up or when the caller's signal does; afterwards timer and listener are gone.
 * `AbortSignal.any` would do this, but the supported browsers do not all have it.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new TimeLimitError()), milliseconds);
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted === true) giveUp();
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}
