import { describe, expect, it, vi } from 'vitest';
import { createWorkerWatch } from './worker-watch.ts';

/** A worker that answers as long as `isAlive`, on a clock of its own. */
function workerThat(recoverySteps: ((worker: { isAlive: boolean; time: number }) => void)[] = []) {
  const worker = { isAlive: true, time: 0 };
  const isResponsive = vi.fn(async () => worker.isAlive);
  const tried = recoverySteps.map((remedy) => vi.fn(async () => remedy(worker)));
  return {
    worker,
    isResponsive,
    tried,
    watch: createWorkerWatch({ isResponsive, recoverySteps: tried, now: () => worker.time }),
  };
}

describe('a worker that answers', () => {
  it('is left alone', async () => {
    const { watch, tried } = workerThat([() => undefined]);
    expect(await watch.ensure()).toEqual({ status: 'running' });
    expect(tried[0]).not.toHaveBeenCalled();
  });
  it('is asked again only when its last sign of life is too old', async () => {
    const { watch, worker, isResponsive } = workerThat();
    worker.time = 4_999;
    await watch.ensure(5_000);
    expect(isResponsive).not.toHaveBeenCalled();
    worker.time = 5_000;
    await watch.ensure(5_000);
    await watch.ensure(5_000);
    expect(isResponsive).toHaveBeenCalledOnce();
  });
  it('is asked once by many calls at once', async () => {
    const { watch, isResponsive } = workerThat();
    await Promise.all([watch.ensure(), watch.ensure(), watch.ensure()]);
    expect(isResponsive).toHaveBeenCalledOnce();
  });
});

describe('a worker that the browser stopped', () => {
  it('comes back by the first remedy that helps, and nobody hears of it', async () => {
    const { watch, worker, tried } = workerThat([
      () => undefined,
      (one) => {
        one.isAlive = true;
      },
      () => undefined,
    ]);
    const listener = vi.fn();
    watch.subscribe(listener);
    worker.isAlive = false;
    expect(await watch.ensure()).toEqual({ status: 'running' });
    expect(tried.map((remedy) => remedy.mock.calls.length)).toEqual([1, 1, 0]);
    expect(listener).not.toHaveBeenCalled();
  });
  it('that nothing brings back is reported once, with the last reason', async () => {
    const { watch, worker } = workerThat([
      () => {
        throw new Error('No service worker controls this page.');
      },
    ]);
    const listener = vi.fn();
    watch.subscribe(listener);
    worker.isAlive = false;
    const stopped = { status: 'stopped', reason: 'No service worker controls this page.' };
    expect(await watch.ensure()).toEqual(stopped);
    expect(await watch.ensure(5_000)).toEqual(stopped);
    expect(watch.state()).toEqual(stopped);
    expect(listener).toHaveBeenCalledOnce();
  });
  it('is noticed when it runs again, until one stops listening', async () => {
    const { watch, worker } = workerThat();
    const listener = vi.fn();
    const stop = watch.subscribe(listener);
    worker.isAlive = false;
    await watch.ensure();
    worker.isAlive = true;
    expect(await watch.ensure()).toEqual({ status: 'running' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    worker.isAlive = false;
    await watch.ensure();
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('whose question fails counts as stopped', async () => {
    const watch = createWorkerWatch({
      isResponsive: () => Promise.reject(new TypeError('Failed to fetch')),
      recoverySteps: [],
      now: () => 0,
    });
    expect(await watch.ensure()).toEqual({
      status: 'stopped',
      reason: 'The service worker does not answer.',
    });
  });
});
