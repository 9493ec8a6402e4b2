/** The abort reason if `withTimeLimit` itself aborts a task. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Runs a task under a signal that aborts on timeout or when the caller's signal does, and then
 * removes its timer and listener. `AbortSignal.any` is missing in some of the supported browsers.
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
