// TypeScript has no types for Trusted Types yet; they are declared as strings.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/**
 * Lets msw 3.0.5, which passes the worker's URL as a string, register the worker in a page whose content security policy requires
 * Trusted Types. The policy must allow the Trusted Types policy `mock-worker`.
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
