function pause(milliseconds: number, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/**
 * Retries a failed operation once after each delay (in milliseconds), whatever the error. Rejects with the last error, or with
 * the abort reason of the signal.
 */
export async function withRetries<T>(
  operation: () => Promise<T>,
  delays: readonly number[],
  signal?: AbortSignal,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await operation();
    } catch {
      await pause(delay, signal);
    }
  }
  return operation();
}
