import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight } from './use-single-flight.ts';

describe('one task at a time', () => {
  it('sends once on a double click', async () => {
    const run = createSingleFlight();
    const send = vi.fn(() => Promise.resolve());
    await Promise.all([run(send), run(send)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends again once the first request is done', async () => {
    const run = createSingleFlight();
    const send = vi.fn(() => Promise.resolve());
    await run(send);
    await run(send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is pending until the request is done', async () => {
    const onChange = vi.fn();
    await createSingleFlight(onChange)(() => Promise.resolve());
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('sends again after a failure, which the caller learns of', async () => {
    const run = createSingleFlight();
    await expect(run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    const send = vi.fn(() => Promise.resolve());
    await run(send);
    expect(send).toHaveBeenCalledOnce();
  });
});
