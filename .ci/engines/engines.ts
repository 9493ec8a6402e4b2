import { chromiumArgs, ensureChromium } from '../support/browser.ts';
import type { Engine } from './engine-page.ts';
import { ensureFirefox } from './system-browsers.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

const phoneAndDesktop = [390, 1280];

/** The engines in which the jobs are done; Chromium, which runs all journeys, for comparison. */
export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    widths: phoneAndDesktop,
    start: () =>
      startWithPuppeteer({
        browser: 'firefox',
        executablePath: ensureFirefox(),
      }),
  },
  // 450 px is the minimum width of its window.
  { name: 'webkit', widths: [450, 1280], start: startWebKit },
  {
    name: 'chromium',
    widths: phoneAndDesktop,
    start: () => startWithPuppeteer({ executablePath: ensureChromium(), args: chromiumArgs }),
  },
];
