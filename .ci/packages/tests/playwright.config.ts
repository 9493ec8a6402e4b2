import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../support/browser.ts';
import { playwrightServer } from '../../support/serve.ts';
import { appFolder } from './app-folder.ts';

const port = Number(process.env['INSTALLED_PORT'] ?? 4183);
const webServer = playwrightServer('dist', port);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../.cache/packages-tests',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: webServer.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: { ...webServer, cwd: appFolder },
});
