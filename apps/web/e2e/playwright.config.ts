import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../.ci/support/browser.ts';
import { playwrightServer } from '../../../.ci/support/serve.ts';
import { mockBuild } from '../../../.ci/support/build/web-build.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const browserName = browserNameOf(process.env['E2E_BROWSER'] ?? 'chromium');
const scope = process.env['E2E_SCOPE'];
// The origin of another server for the build, such as nginx (.ci/stages/hosting.ts).
const origin = process.env['E2E_ORIGIN'];
const webServer = playwrightServer(mockBuild, port);

// Firefox and WebKit are Playwright's own builds: `npx playwright install --with-deps firefox webkit`.
function browserNameOf(name: string) {
  if (name === 'chromium' || name === 'firefox' || name === 'webkit') return name;
  throw new Error(`E2E_BROWSER is ${name}; it can be chromium, firefox or webkit.`);
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  // The additional tests of `test:deep`, all tests, or those that every change must pass (.ci/stages/e2e.ts).
  ...(scope === 'deep' && { grep: /@deep\b/ }),
  grepInvert: [
    ...(scope === undefined ? [/@deep\b/] : []),
    // Each of these tests gives its reason in an annotation.
    ...(browserName === 'chromium' ? [] : [/@chromium\b/]),
  ],
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
    baseURL: origin ?? webServer.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    // Animations are slower than the pages themselves with software rendering.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would take a quarter more time; `pnpm e2e --trace on` records traces.
    screenshot: 'only-on-failure',
    browserName,
    ...(browserName === 'chromium' && {
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    }),
  },
  ...(!origin && { webServer }),
});
