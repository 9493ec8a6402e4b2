import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from '../../shared/api/with-retries.ts';
import { mapRetryDelays } from './use-place.ts';

/** An operation that fails `failures` times, and the times of its attempts in seconds. */
function failing(failures: number) {
  const start = Date.now();
  const attempts: number[] = [];
  const operation = async () => {
    attempts.push((Date.now() - start) / 1000);
    if (attempts.length <= failures) throw new Error(`attempt ${attempts.length}`);
    return '지도';
  };
  return { operation, attempts };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading the map', () => {
  it('returns the map at once when nothing fails', async () => {
    const { operation, attempts } = failing(0);
    await expect(withRetries(operation, mapRetryDelays)).resolves.toBe('지도');
    expect(attempts).toEqual([0]);
  });

  it('waits 1, 2 and 4 seconds before the three retries @map:retry', async () => {
    const { operation, attempts } = failing(3);
    const map = withRetries(operation, mapRetryDelays);
    await vi.runAllTimersAsync();
    await expect(map).resolves.toBe('지도');
    expect(attempts).toEqual([0, 1, 3, 7]);
  });

  it('fails after the third retry with the last error @map:retry', async () => {
    const { operation, attempts } = failing(4);
    const map = expect(withRetries(operation, mapRetryDelays)).rejects.toThrow('attempt 4');
    await vi.runAllTimersAsync();
    await map;
    expect(attempts).toHaveLength(4);
  });

  it('stops retrying when the page is left', async () => {
    const { operation, attempts } = failing(4);
    const leaving = new AbortController();
    const map = expect(withRetries(operation, mapRetryDelays, leaving.signal)).rejects.toThrow(
      'left the page',
    );
    leaving.abort(new Error('left the page'));
    await vi.runAllTimersAsync();
    await map;
    expect(attempts).toEqual([0]);
  });
});
