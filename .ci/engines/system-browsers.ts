// Finds the browsers of the system, or installs them.
import { existsSync } from 'node:fs';
import { installPackages } from '../support/browser.ts';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKit = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run' };

/** The path of Firefox; installs a missing one where it may, else says what to install. */
export function ensureFirefox(): string {
  const find = () => firefoxPaths.find((path) => existsSync(path));
  const found = find() ?? (installPackages('firefox-esr') ? find() : undefined);
  if (found === undefined) throw new Error('No Firefox found: install the package firefox-esr.');
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
