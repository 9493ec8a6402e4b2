/// <reference types="kakao.maps.d.ts" />
import { withTimeLimit } from '@fitness/api-contract/time-limit';

/** Where the studio is, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** An attempt that takes longer than this, in milliseconds, has failed. */
const patience = 8000;

const scriptUrl = (key: string) =>
  `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&libraries=services&autoload=false`;

/** The SDK's own part of the page; it is there only after its script has run. */
const sdk = () => (window as { kakao?: typeof kakao }).kakao?.maps;

/** Adds the script and takes it away again if it fails: a script element that failed once never loads. */
const addScript = (key: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: unknown) => {
      script.remove();
      reject(reason);
    };
    script.src = scriptUrl(key);
    script.addEventListener('load', () =>
      sdk() ? resolve() : fail(new Error('The script brought no maps SDK.')),
    );
    script.addEventListener('error', () => fail(new Error('The maps SDK could not be loaded.')));
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    document.head.append(script);
  });

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

/** One attempt (docs/product.md#map): brings the SDK if it is not there yet and finds the address with it. */
export function locate(address: string, key: string, leaving: AbortSignal): Promise<Place> {
  return withTimeLimit(patience, leaving, (signal) => {
    const attempt = async () => {
      if (!sdk()) await addScript(key, signal);
      await readySdk();
      return geocode(address);
    };
    return Promise.race([attempt(), unlessAborted(signal)]);
  });
}
