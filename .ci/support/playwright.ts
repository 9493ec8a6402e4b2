import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';
import type { Totals } from './totals.ts';

type Report = { stats: { expected: number; unexpected: number; flaky: number } };

/**
 * Runs Playwright's tests of a configuration and writes its JSON report; a flaky test counts as
 * failed.
 */
export function runPlaywright(config: string, report: string, args: readonly string[]): Totals {
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'playwright',
    ['test', `--config=${config}`, '--reporter=list,json', ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: ensureChromium(),
        // Without a UTF-8 locale Chromium cannot write a Korean file name.
        LC_ALL: 'C.UTF-8',
        // Absolute, since Playwright takes a relative one from its configuration's folder.
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}`,
      },
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(1, failed) };
}
