import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../.ci/support/browser.ts';

const port = Number(process.env['STORIES_PORT'] ?? 6106);
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../.cache/stories',
  // A story often waits; three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A limit for plays that hang; a busy machine needs more than the default.
  timeout: 90_000,
  use: {
    baseURL: origin,
    locale: 'ko-KR',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: `vite preview --outDir ${process.cwd()}/.cache/storybook --port ${port} --strictPort --host 127.0.0.1`,
    cwd: '../..',
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
