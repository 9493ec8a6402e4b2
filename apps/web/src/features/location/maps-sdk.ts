/// <reference types="kakao.maps.d.ts" />
import { withTimeLimit } from '@fitness/api-contract/time-limit';
import { loadScript } from '../../lib/sdk-scripts.ts';
import { sdkScripts } from '../../lib/sdk-scripts.ts';

export interface Place {
  lat: number;
  lng: number;
}

const timeoutMs = 8000;
/** The delays before the three retries, in milliseconds. */
export const mapRetryDelays = [1000, 2000, 4000];

const scriptUrl = (key: string) =>
  `${sdkScripts.maps}?appkey=${encodeURIComponent(key)}&libraries=services&autoload=false`;

const sdk = () => (window as { kakao?: typeof kakao }).kakao?.maps;

const readySdk = () => new Promise<void>((resolve) => kakao.maps.load(resolve));

const geocode = (address: string) =>
  new Promise<Place>((resolve, reject) => {
    new kakao.maps.services.Geocoder().addressSearch(address, (found, status) => {
      const [first] = found;
      if (status === kakao.maps.services.Status.OK && first)
        resolve({ lat: Number(first.y), lng: Number(first.x) });
      else reject(new Error(`The address could not be found: ${status}`));
    });
  });

const unlessAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Loads the maps SDK unless it is loaded, and geocodes an address. */
function attempt(address: string, key: string, leaving: AbortSignal): Promise<Place> {
  return withTimeLimit(timeoutMs, leaving, (signal) => {
    const load = async () => {
      if (!sdk()) await loadScript(scriptUrl(key), () => sdk() !== undefined, signal);
      await readySdk();
      return geocode(address);
    };
    return Promise.race([load(), unlessAborted(signal)]);
  });
}

/** The place of an address, tried again after each delay (docs/product.md#map); rejects once the page is left. */
export async function locate(address: string, key: string, leaving: AbortSignal): Promise<Place> {
  for (const delay of mapRetryDelays) {
    try {
      return await attempt(address, key, leaving);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
      leaving.throwIfAborted();
    }
  }
  return attempt(address, key, leaving);
}
