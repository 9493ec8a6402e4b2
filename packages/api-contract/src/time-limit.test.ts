import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

const { any, timeout } = AbortSignal;

beforeEach(() => {
  // Simulates a browser without them; Chrome 111, Safari 16.4 and Firefox 121 lack `any`.
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  vi.useFakeTimers();
});
afterEach(() => {
  Object.assign(AbortSignal, { any, timeout });
  vi.useRealTimers();
});

/** A task that ends only when its signal aborts, with the signal's reason. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a task with a time limit', () => {
  it('resolves to its value and leaves no timer or listener behind @request:timeout', async () => {
    const caller = new AbortController().signal;
    expect(await withTimeLimit(1000, caller, () => Promise.resolve(7))).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(caller, 'abort')).toEqual([]);
  });

  it('rejects with TimeLimitError when the time is up', async () => {
    const result = withTimeLimit(1000, undefined, endless).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBeInstanceOf(TimeLimitError);
  });

  it("rejects with the caller's abort reason, also when the caller aborted before the start", async () => {
    const caller = new AbortController();
    const result = withTimeLimit(1000, caller.signal, endless);
    caller.abort('left');
    await expect(result).rejects.toBe('left');
    await expect(withTimeLimit(1000, caller.signal, endless)).rejects.toBe('left');
  });
});
