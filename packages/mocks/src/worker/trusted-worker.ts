// TypeScript does not know trusted types yet; they stand in for texts.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

let isTrusted = false;

/**
 * Lets msw 3.0.5 register the worker, whose address it passes as a text, in a page whose content security policy requires trusted types.
 * The page has to allow the policy `mock-worker`.
 */
export function trustWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || isTrusted) return;
  const policy = trustedTypes.createPolicy('mock-worker', {
    createScriptURL: (url) => {
      if (url === workerUrl) return url;
      throw new TypeError(`${url} is not the worker of the mocks.`);
    },
  });
  isTrusted = true;
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (url, options) =>
    register(url === workerUrl ? policy.createScriptURL(workerUrl) : url, options);
}
