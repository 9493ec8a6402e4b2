// TypeScript does not know trusted types yet; they stand in for texts.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/**
 * Lets msw 3.0.5 register the worker, whose address it passes as a text, in a page whose content security policy requires trusted types.
 * The page has to allow the policy `mock-worker`.
 */
export function trustWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { serviceWorker } = navigator;
  // A policy can be created only once.
  if (!trustedTypes || Object.hasOwn(serviceWorker, 'register')) return;
  const policy = trustedTypes.createPolicy('mock-worker', {
    createScriptURL: (url) => {
      if (url === workerUrl) return url;
      throw new TypeError(`${url} is not the worker of the mocks.`);
    },
  });
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (url, options) =>
    register(url === workerUrl ? policy.createScriptURL(workerUrl) : url, options);
}
