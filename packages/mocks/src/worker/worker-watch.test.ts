import { describe, expect, it, vi } from 'vitest';
import { createWorkerWatch } from './worker-watch.ts';

/** A worker that responds while `isAlive`. */
function watchedWorker(recoverySteps: ((worker: { isAlive: boolean }) => void)[] = []) {
  const worker = { isAlive: true };
  const isResponsive = vi.fn(async () => worker.isAlive);
  const steps = recoverySteps.map((step) => vi.fn(async () => step(worker)));
  return {
    worker,
    isResponsive,
    steps,
    watch: createWorkerWatch({ isResponsive, recoverySteps: steps }),
  };
}

const doNothing = () => undefined;

describe('a responsive worker', () => {
  it('triggers no recovery step', async () => {
    const { watch, steps } = watchedWorker([doNothing]);
    expect(await watch.ensure()).toEqual({ status: 'running' });
    expect(steps[0]).not.toHaveBeenCalled();
  });
  it('is checked for each call', async () => {
    const { watch, isResponsive } = watchedWorker();
    await watch.ensure();
    await watch.ensure();
    expect(isResponsive).toHaveBeenCalledTimes(2);
  });
  it('is checked once for concurrent calls', async () => {
    const { watch, isResponsive } = watchedWorker();
    await Promise.all([watch.ensure(), watch.ensure(), watch.ensure()]);
    expect(isResponsive).toHaveBeenCalledOnce();
  });
});

describe('a worker that the browser stopped', () => {
  it('is restarted by the first successful recovery step, without notifying subscribers', async () => {
    const revive = (one: { isAlive: boolean }) => void (one.isAlive = true);
    const { watch, worker, steps } = watchedWorker([doNothing, revive, doNothing]);
    const listener = vi.fn();
    watch.subscribe(listener);
    worker.isAlive = false;
    expect(await watch.ensure()).toEqual({ status: 'running' });
    expect(steps.map((step) => step.mock.calls.length)).toEqual([1, 1, 0]);
    expect(listener).not.toHaveBeenCalled();
  });
  it('is reported once, with the last reason, when every recovery step fails', async () => {
    const reason = 'No service worker controls this page.';
    const fail = () => {
      throw new Error(reason);
    };
    const { watch, worker } = watchedWorker([fail]);
    const listener = vi.fn();
    watch.subscribe(listener);
    worker.isAlive = false;
    const stopped = { status: 'stopped', reason };
    expect(await watch.ensure()).toEqual(stopped);
    expect(await watch.ensure()).toEqual(stopped);
    expect(watch.state()).toEqual(stopped);
    expect(listener).toHaveBeenCalledOnce();
  });
  it('is reported again when it recovers, until the subscriber unsubscribes', async () => {
    const { watch, worker } = watchedWorker();
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
  it('is reported as stopped when the check rejects', async () => {
    const watch = createWorkerWatch({
      isResponsive: () => Promise.reject(new TypeError('Failed to fetch')),
      recoverySteps: [],
    });
    expect(await watch.ensure()).toEqual({
      status: 'stopped',
      reason: 'The service worker does not answer, or the browser bypasses it.',
    });
  });
});
