import 'fake-indexeddb/auto';
import { indexedDbPayments } from '@fitness/mocks/third-party';
import { createStore, setMany } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/session.ts';
import stored from '../../../testing/stored/release-0.1.json' with { type: 'json' };
import { readDraft } from '../../features/reviews/write/draft-storage.ts';
import { restoredValue, restorePageState } from '../../shared/session/page-state.ts';
import { getSession } from '../../shared/session/session.ts';
import { returnStateOf, returnTitleOf, returnToOf } from '../../shared/session/sign-in-state.ts';
import { clearSession } from '../../shared/session/storage.ts';
import { storedSettings } from '../mocks/mock-settings.ts';

const stores = {
  'keyval-store': 'keyval',
  'fitness-mocks-settings': 'settings',
  'fitness-mocks-portone': 'ledger',
} satisfies Record<keyof typeof stored.indexedDB, string>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+09:00') });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  for (const [key, value] of Object.entries(stored.localStorage)) localStorage.setItem(key, value);
  for (const [name, values] of Object.entries(stored.indexedDB))
    await setMany(Object.entries(values), createStore(name, stores[name as keyof typeof stores]));
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what release 0.1 stored, as it stored it (docs/product.md#session)', () => {
  it('keeps its user signed in @session:release-before', () => {
    expect(getSession()).toEqual({
      status: 'signedIn',
      role: 'customer',
      userId: '102',
      nickname: '이하린',
      ph: '01020000002',
      token: stored.localStorage.accessToken,
    });
  });

  it('keeps the draft of a review @session:release-before', async () => {
    expect(await readDraft('102')).toEqual({ likeStar: 4, content: '수건도 넉넉합니다.' });
  });

  it('keeps the page that sign-in returns to, with the chosen plan @session:release-before', () => {
    const { navigationState } = stored;
    expect(returnToOf(navigationState)).toBe('/fitness/hmembership?a=1');
    expect(returnTitleOf(navigationState)).toBe('헬스 회원권');
    restorePageState(returnStateOf(navigationState), '102');
    expect(restoredValue('/fitness/hmembership', '102', 'plan')).toBe('11');
  });

  it('keeps the settings and the payments of the mocks', async () => {
    expect(await storedSettings()).toEqual({
      scenario: 'busy',
      seed: 7,
      clock: '2026-11-20T10:00:00',
      latency: { ms: 300, spreadMs: 100 },
      faults: [
        { kind: 'status', status: 500, operation: 'listReviews' },
        { kind: 'offline', operation: 'createReview' },
      ],
    });
    expect(await indexedDbPayments().all()).toEqual(
      stored.indexedDB['fitness-mocks-portone'].payments,
    );
  });
});
