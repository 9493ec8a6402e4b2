import { describe, expect, it } from 'vitest';
import { retryDelays, withRetries } from './retry.ts';

/** An operation that fails so many times before it succeeds, and a wait that notes what it was asked for. */
function setUp(failures: number) {
  let attempts = 0;
  const waited: number[] = [];
  const operation = async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`attempt ${attempts}`);
    return '지도';
  };
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds);
  };
  return {
    run: () => withRetries(operation, { delays: retryDelays, wait }),
    waited,
    attempts: () => attempts,
  };
}

describe('loading the map', () => {
  it('gives the map at once when nothing is wrong', async () => {
    const { run, waited, attempts } = setUp(0);
    await expect(run()).resolves.toBe('지도');
    expect(waited).toEqual([]);
    expect(attempts()).toBe(1);
  });

  it('waits 1, 2 and 4 seconds before the three retries @map:retry', async () => {
    const { run, waited, attempts } = setUp(3);
    await expect(run()).resolves.toBe('지도');
    expect(waited).toEqual([1000, 2000, 4000]);
    expect(attempts()).toBe(4);
  });

  it('gives up after the third retry with the last reason @map:retry', async () => {
    const { run, waited, attempts } = setUp(4);
    await expect(run()).rejects.toThrow('attempt 4');
    expect(waited).toHaveLength(3);
    expect(attempts()).toBe(4);
  });

  it('tries no more once nobody waits for it', async () => {
    let attempts = 0;
    const operation = async () => {
      attempts += 1;
      throw new Error('blocked');
    };
    const wait = async () => {
      throw new Error('left the page');
    };
    await expect(withRetries(operation, { delays: retryDelays, wait })).rejects.toThrow(
      'left the page',
    );
    expect(attempts).toBe(1);
  });
});
