import { describe, expect, it } from 'vitest';
import { fromMetres, LatLng, LatLngBounds, toMetres } from './geo.ts';
import { event } from './events.ts';
import { createKakao } from './sdk.ts';
import { Status, type AddressResult } from './services.ts';

const { maps } = createKakao(() => false);

function search(
  address: string,
  fails = false,
): Promise<{ result: AddressResult[]; status: string }> {
  const { services } = createKakao(() => fails).maps;
  return new Promise((resolve) => {
    new services.Geocoder().addressSearch(address, (result, status) => resolve({ result, status }));
  });
}

describe('the fake maps SDK', () => {
  it('calls back asynchronously after load', async () => {
    let ready = false;
    await new Promise<void>((resolve) => {
      maps.load(() => {
        ready = true;
        resolve();
      });
      expect(ready).toBe(false);
    });
    expect(ready).toBe(true);
  });

  it('finds an address in Busan, always at the same coordinates, and no other address', async () => {
    const [first, again, notFound] = [
      await search('부산광역시 부산진구 중앙대로 1'),
      await search('부산광역시 부산진구 중앙대로 1'),
      await search('어딘가'),
    ];
    expect(first).toMatchObject({ status: Status.OK });
    expect(first).toEqual(again);
    expect(Number(first.result[0]?.y)).toBeCloseTo(35.16, 1);
    expect(notFound).toEqual({ result: [], status: Status.ZERO_RESULT });
  });

  it('returns an error status when the search fails', async () => {
    expect(await search('부산광역시', true)).toEqual({ result: [], status: Status.ERROR });
  });

  it('converts coordinates in both directions', () => {
    const place = new LatLng(35.16, 129.06);
    expect(place.toCoords().toLatLng().getLat()).toBeCloseTo(35.16, 9);
    expect(fromMetres(toMetres(place)).getLng()).toBeCloseTo(129.06, 9);
    expect(place.equals(new LatLng(35.16, 129.06))).toBe(true);
  });

  it('computes the bounds of coordinates', () => {
    const bounds = new LatLngBounds();
    expect(bounds.isEmpty()).toBe(true);
    bounds.extend(new LatLng(35, 129));
    bounds.extend(new LatLng(36, 128));
    expect([bounds.getSouthWest().toString(), bounds.getNorthEast().toString()]).toEqual([
      '(35, 128)',
      '(36, 129)',
    ]);
    expect(bounds.contain(new LatLng(35.5, 128.5))).toBe(true);
    expect(bounds.contain(new LatLng(34, 128.5))).toBe(false);
  });

  it('notifies listeners until they are removed', () => {
    const target = {};
    const received: unknown[] = [];
    const listener = (value: unknown): void => void received.push(value);
    event.addListener(target, 'click', listener);
    event.trigger(target, 'click', 1);
    event.removeListener(target, 'click', listener);
    event.trigger(target, 'click', 2);
    expect(received).toEqual([1]);
  });
});
