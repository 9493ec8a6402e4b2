// TypeScript has no types for Trusted Types yet; they are declared as strings.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

const workerUrl = `${import.meta.env.BASE_URL}service-worker.js`;

/** The URL of the worker, as a `TrustedScriptURL` where the browser enforces Trusted Types. */
function trustedUrl() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/** Registers the service worker; without it only offline support is missing. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Registering fails where the browser blocks service workers or storage.
  navigator.serviceWorker.register(trustedUrl(), { updateViaCache: 'none' }).catch(() => undefined);
}
