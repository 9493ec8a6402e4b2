import { trustSdkScript } from './trusted-types.ts';

/** Rejects unless `isReady` after loading; removes a failed element, since it never loads again. */
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
