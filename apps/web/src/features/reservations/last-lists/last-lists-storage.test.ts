import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPageUser } from '../../../shared/session/page-user.ts';
import { clearSession } from '../../../shared/session/storage.ts';
import { storeSignIn } from '../../../shared/session/store-sign-in.ts';
import { memoryStorage, tokenOf } from '../../../../testing/session.ts';
import { listsOfPass, myPasses } from '../api.ts';
import { keepList, lastListFrom, readLastList } from './last-lists-storage.ts';

const passes = myPasses.queryKey;
const history = listsOfPass(1, '2026-11-20').history.queryKey;
const pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2027-01-18',
};
const stored = { version: 1, checkedAt: 1_795_000_000_000, rows: [pass] };

describe('a list of the last time', () => {
  it('is read as it was stored', () => {
    expect(lastListFrom(passes, stored)).toEqual({ checkedAt: stored.checkedAt, rows: [pass] });
  });

  it('is read like a response of the server @last-lists:any-value', () => {
    const rows = [{ ...pass, remainingSessionCount: 'seven' }, { promotionName: 'PT' }, null];
    expect(lastListFrom(passes, { ...stored, rows })?.rows).toEqual([
      { ...pass, remainingSessionCount: null },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'rows'],
    ['a later version', { ...stored, version: 2 }],
    ['no time', { ...stored, checkedAt: null }],
    ['a time beyond all dates', { ...stored, checkedAt: 1e300 }],
    ['no rows', { ...stored, rows: undefined }],
    ['rows that are no list', { ...stored, rows: {} }],
  ])('is ignored where it is %s @last-lists:any-value', (_what, value) => {
    expect(lastListFrom(passes, value)).toBeNull();
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
    delete: async () => false,
  };
}

describe('the responses for a list', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('caches', memoryCaches());
    storeSignIn({ token: tokenOf({ jti: '102' }) });
  });

  it('are stored in the order in which they arrive @last-lists:kept', async () => {
    const rows = (count: number) => [{ ...pass, remainingSessionCount: count }];
    const replaced: unknown[] = [];
    const gate = Promise.withResolvers<void>();
    for (const count of [7, 6, 5])
      await keepList(
        passes,
        async () => rows(count),
        async (_userId, before, after) => {
          replaced.push([before, after]);
          await gate.promise;
        },
      );
    gate.resolve();
    await vi.waitFor(async () =>
      expect((await readLastList('102', passes))?.rows).toEqual(rows(5)),
    );
    expect(replaced).toEqual([
      [rows(7), rows(6)],
      [rows(6), rows(5)],
    ]);
  });

  it('are not stored once their session has ended @last-lists:forgotten', async () => {
    await keepList(passes, async () => {
      clearSession();
      getPageUser();
      storeSignIn({ token: tokenOf({ jti: '102' }) });
      return [pass];
    });
    await keepList(history, async () => []);
    await vi.waitFor(async () => expect(await readLastList('102', history)).not.toBeNull());
    expect(await readLastList('102', passes)).toBeNull();
  });
});
