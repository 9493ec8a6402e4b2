import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../.ci/support/browser.ts';
import { playwrightServer } from '../../.ci/support/serve.ts';

const port = Number(process.env['STORIES_PORT'] ?? 6106);
const webServer = playwrightServer('.cache/storybook', port);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/stories',
  // A story often waits; three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A limit for plays that hang; a busy machine needs more than the default.
  timeout: 90_000,
  use: {
    baseURL: webServer.url,
    locale: 'ko-KR',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer,
});
