import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/development',
  // Both compile with all cores.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // A limit for what hangs: on a busy machine the first page takes two minutes.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
