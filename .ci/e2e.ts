// Builds the app against the mock backend, serves the build and runs the journeys in a real browser.
// node .ci/e2e.ts [--no-build] [playwright's arguments …]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';
import { buildWithMocks } from './web-build.ts';

// Absolute, since Playwright takes a relative one from its configuration's folder.
const report = `${process.cwd()}/.cache/e2e-results.json`;
const args = process.argv.slice(2);

process.env['CHROMIUM_PATH'] = ensureChromium();
// Without a UTF-8 locale Chromium cannot write a Korean file name.
process.env['LC_ALL'] = 'C.UTF-8';
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });
if (!buildWithMocks({ keepsLast: args.includes('--no-build') })) process.exit(1);
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'apps/web/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...args.filter((arg) => arg !== '--no-build'),
  ],
  { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
);
const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = existsSync(
  report,
)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { stats: { expected: 0, unexpected: 1, flaky: 0 } };
const failed = stats.unexpected + stats.flaky;
console.log(`e2e: ${stats.expected} passed, ${failed} failed`);
process.exit(status !== 0 || failed > 0 ? 1 : 0);
