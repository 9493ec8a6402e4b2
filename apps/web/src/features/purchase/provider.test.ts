import { describe, expect, it } from 'vitest';
import { withRetries } from './provider.ts';

const failing = (times: number) => {
  let attempts = 0;
  const task = async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
  };
  return { task, attempts: () => attempts };
};

describe('loading the payment script', () => {
  it('is done once when it works', async () => {
    const { task, attempts } = failing(0);
    await withRetries(task, [1, 2]);
    expect(attempts()).toBe(1);
  });

  it('is tried again after growing pauses', async () => {
    const pauses: number[] = [];
    const { task, attempts } = failing(2);
    await withRetries(task, [500, 1500], async (pause) => void pauses.push(pause));
    expect(attempts()).toBe(3);
    expect(pauses).toEqual([500, 1500]);
  });

  it('fails with the last reason, and can then be started anew', async () => {
    const { task, attempts } = failing(3);
    const noPause = async () => {};
    await expect(withRetries(task, [1, 1], noPause)).rejects.toThrow('attempt 3');
    await withRetries(task, [1, 1], noPause);
    expect(attempts()).toBe(4);
  });
});
