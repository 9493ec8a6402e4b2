import { trustSdkScript } from './trusted-types.ts';

/** Loads a script; rejects unless `isReady` afterwards. Removes the element after a failure, since an element loads only once. */
export function loadScript(url: string, isReady: () => boolean, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: unknown) => {
      script.remove();
      reject(reason);
    };
    const error = new Error(`${url.split('?')[0]} could not be loaded.`);
    script.src = trustSdkScript(url);
    script.addEventListener('load', () => (isReady() ? resolve() : fail(error)));
    script.addEventListener('error', () => fail(error));
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    document.head.append(script);
  });
}
