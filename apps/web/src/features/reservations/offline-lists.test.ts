import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import { memoryStorage, tokenOf } from '../../../testing/session.ts';
import { clearSession, storeSignIn } from '../../session/session.ts';
import { myPasses } from './api.ts';
import { readStoredList, storeList } from './offline-lists.ts';

const { queryKey } = myPasses;
const pass = ptPass();
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
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('caches', memoryCaches());
    storeSignIn({ token: tokenOf({ jti: '102' }) });
  });

  it('is stored for its user @stored-lists:forgotten', async () => {
    await storeList(queryKey, [pass]);
    expect((await readStoredList(queryKey))?.rows).toEqual([pass]);
  });

  it('is read like a response of the server, or ignored', async () => {
    const stored = { ...pass, remainingSessionCount: 'seven' };
    await storeList(queryKey, [stored, { promotionName: 'PT' }, null] as never);
    expect((await readStoredList(queryKey))?.rows).toEqual([
      { ...pass, remainingSessionCount: null },
    ]);
    await storeList(queryKey, {} as never);
    expect((await readStoredList(queryKey))?.rows).toBeUndefined();
  });

  it.each([
    ['signing out', clearSession],
    ['signing in', () => storeSignIn({ token: tokenOf({ jti: '103' }) })],
  ])('is deleted by %s @stored-lists:forgotten', async (_what, change) => {
    await storeList(queryKey, [pass]);
    change();
    storeSignIn({ token: tokenOf({ jti: '102' }) });
    expect(await readStoredList(queryKey)).toBeNull();
  });
});
