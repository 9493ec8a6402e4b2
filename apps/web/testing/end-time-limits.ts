import { spyOn } from 'storybook/test';

/** Makes later timers of these durations, in milliseconds, expire at once: time limits of requests, and delays of retries. */
export function endTimeLimitsAtOnce(...durations: number[]) {
  const { setTimeout } = window;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    setTimeout(run, durations.includes(delay ?? 0) ? 0 : delay)) as typeof setTimeout);
}
