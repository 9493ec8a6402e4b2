// Packs the packages, installs them in apps outside the workspace and tests them there.
import { rmSync } from 'node:fs';
import { installApps, packAll } from '../packages/install.ts';
import { readArguments } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';

const args = readArguments(
  `node .ci/stages/packages.ts [Playwright's arguments …]

  Packs the packages into .cache/packages as for a registry, checks the tarballs, and installs them in copies of
  .ci/packages/apps (Vite with React 19 and 18, Next) in a temporary folder, which stays when a test fails.`,
);
const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;
// Next would report each build to its maker.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
await packAll();
console.log(`packed after ${seconds()}`);
const apps = await installApps();
console.log(`installed and built after ${seconds()}: ${apps}`);
process.env['INSTALLED_APPS'] = apps;
const totals = runPlaywright(
  '.ci/packages/tests/playwright.config.ts',
  '.cache/packages-results.json',
  args,
);
if (totals.failed === 0) rmSync(apps, { recursive: true, force: true });
finish('packages', totals);
