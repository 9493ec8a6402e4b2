import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, tokenOf } from '../../../testing/session.ts';
import { clearSession, storeSignIn } from '../../shared/session/session.ts';
import { myPasses } from './api.ts';
import { cancelledSince, readStoredList, storedListFrom, storeList } from './offline-lists.ts';
import type { HistoryReservation } from './reservations.ts';

const { queryKey } = myPasses;
const pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2027-01-18',
};
const stored = { checkedAt: 1_795_000_000_000, rows: [pass] };

describe('a stored list', () => {
  it('is read as it was stored', () => {
    expect(storedListFrom(queryKey, stored)).toEqual(stored);
  });

  it('is read like a response of the server @last-lists:any-value', () => {
    const rows = [{ ...pass, remainingSessionCount: 'seven' }, { promotionName: 'PT' }, null];
    expect(storedListFrom(queryKey, { ...stored, rows })?.rows).toEqual([
      { ...pass, remainingSessionCount: null },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'rows'],
    ['no time', { ...stored, checkedAt: null }],
    ['a time beyond all dates', { ...stored, checkedAt: 1e300 }],
    ['no rows', { ...stored, rows: undefined }],
    ['rows that are no list', { ...stored, rows: {} }],
  ])('is ignored where it is %s @last-lists:any-value', (_what, value) => {
    expect(storedListFrom(queryKey, value)).toBeNull();
  });
});

/** As much of the Cache API as the lists need. */
function memoryCaches() {
  const responses = new Map<string, Response>();
  const put = async (address: string, response: Response) => {
    responses.set(address, response);
  };
  return {
    open: async () => ({ put }),
    match: async (address: string) => responses.get(address)?.clone(),
    delete: async () => responses.clear(),
  };
}

describe('the response for a list', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('caches', memoryCaches());
    storeSignIn({ token: tokenOf({ jti: '102' }) });
  });

  it('is stored for its user @last-lists:kept', async () => {
    await storeList('102', queryKey, [pass]);
    expect((await readStoredList('102', queryKey))?.rows).toEqual([pass]);
    expect(await readStoredList('103', queryKey)).toBeNull();
  });

  it('is not stored once the user has signed out or another one has signed in @last-lists:forgotten', async () => {
    clearSession();
    await storeList('102', queryKey, [pass]);
    storeSignIn({ token: tokenOf({ jti: '103' }) });
    await storeList('102', queryKey, [pass]);
    expect(await readStoredList('102', queryKey)).toBeNull();
  });

  it.each([
    ['signing out', clearSession],
    ['signing in', () => storeSignIn({ token: tokenOf({ jti: '103' }) })],
  ])('is deleted by %s @last-lists:forgotten', async (_what, change) => {
    await storeList('102', queryKey, [pass]);
    change();
    expect(await readStoredList('102', queryKey)).toBeNull();
  });
});

const reserved: HistoryReservation = {
  reservationId: 7,
  classTime: '2026-11-25T10:00:00',
  classSubject: 'PT',
  trainerName: '강민준',
  status: 'RESERVED',
};
const cancelled: HistoryReservation = { ...reserved, status: 'CANCELLED' };
const now = '2026-11-20T12:00';

describe('a reservation of the last visit', () => {
  it.each<[string, HistoryReservation, HistoryReservation[]]>([
    ['is cancelled now', reserved, [cancelled]],
    ['is gone before its class', reserved, []],
    ['without a status is gone before its class', { ...reserved, status: null }, []],
  ])('that %s was cancelled @cancel:since-last-visit', (_, before, after) =>
    expect(cancelledSince([before], after, now)).toEqual([before]),
  );

  it.each<[string, HistoryReservation[], HistoryReservation[], string]>([
    ['is still there', [reserved], [reserved], now],
    ['was cancelled before', [cancelled], [cancelled], now],
    ['this device has not seen', [], [cancelled], now],
    ['has left the history after its class', [reserved], [], '2026-11-25T10:00'],
    ['was attended', [reserved], [{ ...reserved, status: 'ATTENDED' }], '2026-11-26T10:00'],
    ['has no time and no status', [{ ...reserved, status: null, classTime: null }], [], now],
  ])('that %s is not told of @cancel:since-last-visit', (_, before, after, at) =>
    expect(cancelledSince(before, after, at)).toEqual([]),
  );
});
