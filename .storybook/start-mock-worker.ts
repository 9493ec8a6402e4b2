import { startWorker } from '@fitness/mocks/browser';

/**
 * Starts the mock worker like the addon, but from the folder of the stories' page, because a Storybook may be published below a base
 * path, and blocks all requests of stories to the network.
 */
export function startMockWorker() {
  return startWorker({
    handlers: [],
    workerUrl: './mockServiceWorker.js',
    isMocked: ({ origin }) => origin !== location.origin,
  });
}
