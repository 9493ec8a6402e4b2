// TypeScript does not know trusted types yet; they stand in for texts.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

const workerUrl = `${import.meta.env.BASE_URL}service-worker.js`;

/** The worker's address as pages with trusted types take it. */
function trustedUrl() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/** Registers the service worker; without one the app is the same, but for offline. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Where the browser blocks workers or storage there is none.
  navigator.serviceWorker.register(trustedUrl(), { updateViaCache: 'none' }).catch(() => undefined);
}
