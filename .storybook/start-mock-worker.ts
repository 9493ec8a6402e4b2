import { startWorker } from '@fitness/mocks/browser';

/**
 * As the addon starts it, but from the folder of the stories' page, since a Storybook may be published below a path of a site, and so
 * that no story's call reaches the network.
 */
export async function startMockWorker() {
  const { worker } = await startWorker({
    handlers: [],
    workerUrl: './mockServiceWorker.js',
    isMocked: ({ origin }) => origin !== location.origin,
  });
  return worker;
}
