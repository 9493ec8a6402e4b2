import { expect, it, vi } from 'vitest';
import { locate } from './maps-sdk.ts';

it('is tried again after 1, 2 and 4 seconds @map:retry', async () => {
  vi.useFakeTimers();
  const addressSearch = vi.fn((_address: string, found: (places: [], status: string) => void) =>
    found([], 'ERROR'),
  );
  class Geocoder {
    addressSearch = addressSearch;
  }
  const services = { Geocoder, Status: { OK: 'OK' } };
  const kakao = { maps: { load: (ready: () => void) => ready(), services } };
  vi.stubGlobal('kakao', kakao);
  vi.stubGlobal('window', { kakao });
  const outcome = locate('부산', 'key', new AbortController().signal).catch(String);
  for (const [attempts, seconds] of [1, 2, 4].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(addressSearch).toHaveBeenCalledTimes(attempts + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(addressSearch).toHaveBeenCalledTimes(attempts + 2);
  }
  expect(await outcome).toContain('The address could not be found');
  vi.useRealTimers();
});
