interface WaitOptions {
  readonly isIt?: (event: Event) => boolean;
  readonly timeoutMs?: number;
}

/** Waits for an event of the service worker; rejects after the time. */
export function waitForEvent(
  target: EventTarget,
  name: string,
  { isIt = () => true, timeoutMs = 3_000 }: WaitOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const limit = setTimeout(() => {
      end.abort();
      reject(new Error(`The service worker did not answer within ${timeoutMs / 1000} seconds.`));
    }, timeoutMs);
    const listen = (event: Event): void => {
      if (!isIt(event)) return;
      clearTimeout(limit);
      end.abort();
      resolve();
    };
    target.addEventListener(name, listen, { signal: end.signal });
  });
}
