import { describe, expect, it } from 'vitest';
import { createKakao } from './kakao.ts';

function search(address: string, fails = false) {
  const { Geocoder } = createKakao(() => fails).maps.services;
  return new Promise((resolve) => {
    new Geocoder().addressSearch(address, (result, status) => resolve({ result, status }));
  });
}

describe('the fake maps SDK', () => {
  it('calls back asynchronously after load', async () => {
    let ready = false;
    const loaded = new Promise<void>((resolve) => {
      createKakao(() => false).maps.load(() => {
        ready = true;
        resolve();
      });
    });
    expect(ready).toBe(false);
    await loaded;
  });

  it('finds an address in Busan, always at the same coordinates, and no other address', async () => {
    const address = '부산광역시 부산진구 중앙대로 1';
    const found = await search(address);
    expect(found).toMatchObject({
      status: 'OK',
      result: [{ x: expect.stringMatching(/^129\.0[56]/), y: expect.stringMatching(/^35\.1[56]/) }],
    });
    expect(await search(address)).toEqual(found);
    expect(await search('어딘가')).toEqual({ status: 'ZERO_RESULT', result: [] });
  });

  it('returns an error status when the search fails', async () => {
    expect(await search('부산광역시', true)).toEqual({ status: 'ERROR', result: [] });
  });
});
