/** How often and how patiently an operation is tried again. */
export interface RetryOptions {
  /** The pause before each retry, in milliseconds; there are as many retries as pauses. */
  delays: readonly number[];
  /** Passes the time; rejects when nobody waits for the result any more. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Tries an operation once and again after each pause; gives its first success, or throws what the last attempt threw. */
export async function withRetries<T>(
  operation: () => Promise<T>,
  { delays, wait }: RetryOptions,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await operation();
    } catch {
      await wait(delay);
    }
  }
  return operation();
}
