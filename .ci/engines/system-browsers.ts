// Finds the browsers of the system, or installs them.
import { existsSync } from 'node:fs';
import { installPackages } from '../support/browser.ts';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const webKit = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run' };

/** The path of Firefox; installs a missing one where it may, else says what to install. */
export function ensureFirefox(): string {
  const find = () => firefoxPaths.find((path) => existsSync(path));
  const found = find() ?? (installPackages('firefox-esr') ? find() : undefined);
  if (found === undefined) throw new Error('No Firefox found: install the package firefox-esr.');
  return found;
}

/** The path of a Chromium with windows, which has a back-forward cache; as `ensureFirefox`. */
export function ensureFullChromium(): string {
  const find = () => chromiumPaths.find((path) => existsSync(path));
  const found = find() ?? (installPackages('chromium') ? find() : undefined);
  if (found === undefined) throw new Error('No Chromium found: install the package chromium.');
  return found;
}

/** WebKitGTK's driver, which brings its small browser, and a screen for it; as `ensureFirefox`. */
export function ensureWebKit(): { driver: string; screen: string } {
  const isThere = () => Object.values(webKit).every((path) => existsSync(path));
  if (!isThere()) installPackages('webkit2gtk-driver', 'xvfb', 'xauth');
  if (!isThere())
    throw new Error('No WebKitGTK found: install the packages webkit2gtk-driver, xvfb and xauth.');
  return webKit;
}
