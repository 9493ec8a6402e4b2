import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChunkRecovery, recoverChunk } from './recover-chunk.ts';
import { beforeReload } from './reload-page.ts';

const reload = vi.fn();
const save = vi.fn();
beforeReload(save);

/** Stubs the browser globals that the recovery uses, with this response of the server. */
function stubBrowser({ respond = () => new Response(), onLine = true } = {}) {
  const stored = new Map<string, string>();
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const navigator = { onLine };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', Object.assign(target, { location: { reload } }));
  vi.stubGlobal('document', document);
  // Other modules may save values before a reload.
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('fetch', async () => respond());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return {
    connect: () => {
      navigator.onLine = true;
      target.dispatchEvent(new Event('online'));
    },
    comeIntoView: () => document.dispatchEvent(new Event('visibilitychange')),
  };
}

/** A server that cannot be reached at first. */
function unreachableOnce() {
  let isReachable = false;
  return {
    respond: () => (isReachable ? new Response() : Promise.reject(new TypeError('offline'))),
    reach: () => {
      isReachable = true;
    },
  };
}

async function recover(chunk = 'TrainersPage', signal = new AbortController().signal) {
  const states: ChunkRecovery[] = [];
  const ended = recoverChunk(chunk, signal, (state) => states.push(state));
  await vi.advanceTimersByTimeAsync(5000);
  return { states, ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('a chunk that is gone (docs/product.md#deployments)', () => {
  it('reloads the page once, after its values were saved @deployment:reload', async () => {
    stubBrowser();
    await recover();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(save).toHaveBeenCalledBefore(reload);
    expect((await recover()).states).toEqual(['failed']);
    await recover('SalesPage');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves a page alone that was left meanwhile', async () => {
    stubBrowser();
    expect((await recover('TrainersPage', AbortSignal.abort())).states).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['no server responds', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => new Response(null, { status: 503 })],
  ])('does not reload while %s @deployment:offline', async (_, respond) => {
    stubBrowser({ respond: respond as () => Response });
    expect((await recover()).states).toEqual(['failed']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads when the server responds at the second request @deployment:offline', async () => {
    const responses = [new Response(null, { status: 503 }), new Response()];
    stubBrowser({ respond: () => responses.shift()! });
    expect((await recover()).states).toEqual(['waiting']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the connection @deployment:offline', async () => {
    const { respond, reach } = unreachableOnce();
    const { connect } = stubBrowser({ respond: respond as () => Response, onLine: false });
    const { states, ended } = await recover();
    expect(states).toEqual(['offline']);
    expect(reload).not.toHaveBeenCalled();
    reach();
    connect();
    await ended;
    expect(states).toEqual(['offline', 'waiting']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded again although the browser says that it is offline, if the server responds @request:offline-browser', async () => {
    stubBrowser({ onLine: false });
    expect((await recover()).states).toEqual(['offline', 'waiting']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is tried again when the page comes into view, whatever the browser says @request:offline-browser', async () => {
    const { respond, reach } = unreachableOnce();
    const { comeIntoView } = stubBrowser({ respond: respond as () => Response, onLine: false });
    const { states, ended } = await recover();
    expect(states).toEqual(['offline']);
    reach();
    comeIntoView();
    await ended;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload where it could not be remembered @deployment:storage', async () => {
    stubBrowser();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    expect((await recover()).states).toEqual(['failed']);
    expect(reload).not.toHaveBeenCalled();
  });
});
