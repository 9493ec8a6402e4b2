// Finds a Chromium for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium's arguments in every script: runs as root, without a graphics card, and quietly. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letter widths without hinting, so that pictures are equal in the headless shell and with windows.
  '--font-render-hinting=none',
];

// The headless shell needs three quarters of the time of the full browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const places = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function lookup(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || [...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** The path of Chromium: CHROMIUM_PATH, the system's or Playwright's; throws if there is none. */
export function findChromium(): string {
  const found = lookup();
  if (found) return found;
  throw new Error(
    'No browser found. Install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function run(command: string) {
  console.log(`$ ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** As `findChromium`, but installs a missing one: with apt-get as root, else with Playwright. */
export function ensureChromium(): string {
  if (lookup()) return findChromium();
  console.log('No Chromium on this machine: installing one.');
  const isRootWithApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = 'apt-get update -qq && apt-get install -y -qq';
  const isInstalled =
    isRootWithApt && (run(`${install} chromium-headless-shell`) || run(`${install} chromium`));
  if (!isInstalled) run('playwright install chromium');
  return findChromium();
}
