import { describe, expect, it, vi } from 'vitest';
import { createWorkerWatch } from './worker-watch.ts';

/** A worker that responds while `isAlive`. */
function watchedWorker(...recoverySteps: ((worker: { isAlive: boolean }) => void)[]) {
  const worker = { isAlive: true };
  const isResponsive = vi.fn(async () => worker.isAlive);
  const steps = recoverySteps.map((step) => vi.fn(async () => step(worker)));
  const watch = createWorkerWatch({ isResponsive, recoverySteps: steps });
  const listener = vi.fn();
  return { worker, isResponsive, steps, watch, listener, stop: watch.subscribe(listener) };
}

const doNothing = () => undefined;
const running = { status: 'running' };

describe('a responsive worker', () => {
  it('is checked once for concurrent calls, and triggers no recovery step', async () => {
    const { watch, isResponsive, steps } = watchedWorker(doNothing);
    expect(await Promise.all([watch.ensure(), watch.ensure()])).toEqual([running, running]);
    expect(isResponsive).toHaveBeenCalledOnce();
    await watch.ensure();
    expect(isResponsive).toHaveBeenCalledTimes(2);
    expect(steps[0]).not.toHaveBeenCalled();
  });
});

describe('a worker that the browser stopped', () => {
  it('is restarted by the first successful recovery step, without notifying subscribers', async () => {
    const revive = (one: { isAlive: boolean }) => void (one.isAlive = true);
    const { watch, worker, steps, listener } = watchedWorker(doNothing, revive, doNothing);
    worker.isAlive = false;
    expect(await watch.ensure()).toEqual(running);
    expect(steps.map((step) => step.mock.calls.length)).toEqual([1, 1, 0]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is reported once, with the last reason, when every recovery step fails', async () => {
    const reason = 'No service worker controls this page.';
    const { watch, worker, listener } = watchedWorker(() => {
      throw new Error(reason);
    });
    worker.isAlive = false;
    const stopped = { status: 'stopped', reason };
    expect(await watch.ensure()).toEqual(stopped);
    expect(await watch.ensure()).toEqual(stopped);
    expect(watch.state()).toEqual(stopped);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is reported again when it recovers, until the subscriber unsubscribes', async () => {
    const { watch, worker, listener, stop } = watchedWorker();
    worker.isAlive = false;
    await watch.ensure();
    worker.isAlive = true;
    expect(await watch.ensure()).toEqual(running);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    worker.isAlive = false;
    await watch.ensure();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is reported as stopped when the check rejects', async () => {
    const isResponsive = () => Promise.reject(new TypeError('Failed to fetch'));
    const watch = createWorkerWatch({ isResponsive, recoverySteps: [] });
    const reason = 'The service worker does not answer, or the browser bypasses it.';
    expect(await watch.ensure()).toEqual({ status: 'stopped', reason });
  });
});
