import { afterEach, expect, it, vi } from 'vitest';
import { locate } from './maps-sdk.ts';

type Found = (places: { x: string; y: string }[], status: string) => void;

/** Replaces the provider's script, whose search for an address responds so. */
function respond(search: (found: Found) => void) {
  const addressSearch = vi.fn((_address: string, found: Found) => search(found));
  class Geocoder {
    addressSearch = addressSearch;
  }
  const services = { Geocoder, Status: { OK: 'OK' } };
  const kakao = { maps: { load: (ready: () => void) => ready(), services } };
  vi.stubGlobal('kakao', kakao);
  vi.stubGlobal('window', { kakao });
  return addressSearch;
}

const located = () => locate('부산', 'key', new AbortController().signal);

afterEach(() => vi.useRealTimers());

it('is the place of the address, whose x is the longitude', async () => {
  respond((found) => found([{ x: '129.16', y: '35.16' }], 'OK'));
  expect(await located()).toEqual({ lat: 35.16, lng: 129.16 });
});

it('is tried again after 1, 2 and 4 seconds @map:retry', async () => {
  vi.useFakeTimers();
  const addressSearch = respond((found) => found([], 'ERROR'));
  const outcome = located().catch(String);
  for (const [attempts, seconds] of [1, 2, 4].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(addressSearch).toHaveBeenCalledTimes(attempts + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(addressSearch).toHaveBeenCalledTimes(attempts + 2);
  }
  expect(await outcome).toContain('The address could not be found');
});
