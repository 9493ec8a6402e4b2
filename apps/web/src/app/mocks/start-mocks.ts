import { type BrowserMocks, startBrowserMocks } from '@fitness/mocks/browser';
import { env } from '../../config/env.ts';

let mocks: BrowserMocks | undefined;

/** Starts the mock backend in this page; null when it answers, else the reason why it cannot. */
export const startMocks = async (): Promise<string | null> => {
  if (env.mocks === 'off') return null;
  mocks = await startBrowserMocks({ baseUrl: env.apiBaseUrl, mode: env.mocks });
  return mocks.ok ? null : mocks.reason.message;
};

/** Puts the mock backend back to its seed, for every tab. */
export const resetMocks = async () => {
  if (mocks?.ok) await mocks.reset();
};
