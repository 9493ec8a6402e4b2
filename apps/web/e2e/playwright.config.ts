import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../.ci/support/browser.ts';
import { mockBuild } from '../../../.ci/support/build/web-build.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const webServer = {
  command: `vite preview apps/web --outDir ${mockBuild} --port ${port}`,
  cwd: process.cwd(),
  url: `http://127.0.0.1:${port}`,
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../../.cache/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  // Tests often wait, so four workers use two cores.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Time limits for hanging tests; a busy machine needs more than the defaults.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: webServer.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    // Animations are slower than the pages themselves with software rendering.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would take a quarter more time; `pnpm e2e --trace on` records traces.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
    },
    // Playwright's own builds, which run in the hosted workflow: `playwright install --with-deps firefox webkit`.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      use: { browserName },
      // Each of these tests gives its reason in an annotation.
      grepInvert: /@chromium\b/,
    })),
  ],
  webServer,
});
