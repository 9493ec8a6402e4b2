import { startBrowserMocks } from '@fitness/mocks/browser';
import { env } from '../../config/env.ts';

/** Starts the mock backend in this page; null when it answers, else the reason why it cannot. */
export const startMocks = async (): Promise<string | null> => {
  if (env.mocks === 'off') return null;
  try {
    await startBrowserMocks({ baseUrl: env.apiBaseUrl, mode: env.mocks });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
