import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../.ci/support/browser.ts';

const port = Number(process.env['STORIES_PORT'] ?? 6106);
// Below a path, as on the published site.
const path = '/storybook/';
const url = `http://127.0.0.1:${port}${path}`;
// Where the test runner's `setupPage` opens a page.
process.env['REFERENCE_URL'] = url;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/stories',
  // A story often waits; three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits for what hangs; a busy machine needs more than the defaults.
  timeout: 90_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: url,
    locale: 'ko-KR',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: `vite preview --outDir .cache/storybook --base ${path} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: process.cwd(),
    url,
    timeout: 60_000,
  },
});
