import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../.ci/support/browser.ts';
import { playwrightServer } from '../../../.ci/support/serve.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const webServer = playwrightServer('.cache/web', port);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../../.cache/e2e',
  // A journey often waits; three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits for what hangs; a busy machine needs more than the defaults.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: webServer.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    // Animations would cost a software renderer more than the pages themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey would cost a quarter of the time; `pnpm e2e --trace on` has them.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer,
});
