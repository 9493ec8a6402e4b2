import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../support/browser.ts';
import { folderOf, ports } from './apps.ts';

const viteApps = (['vite-react-19', 'vite-react-18'] as const).map((app) => ({
  command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${ports[app]} --strictPort`,
  cwd: folderOf(app),
  url: `http://127.0.0.1:${ports[app]}`,
}));
const next = {
  command: `node node_modules/next/dist/bin/next start --port ${ports.next}`,
  cwd: folderOf('next'),
  url: `http://127.0.0.1:${ports.next}`,
};

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
    actionTimeout: 20_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: [...viteApps, next],
});
