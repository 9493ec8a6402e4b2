import { setupWorker } from 'msw/browser';

/** As the addon starts it, but from the folder of the stories' page: a Storybook may be published below a path of a site. */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
