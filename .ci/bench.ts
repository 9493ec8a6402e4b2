// Measures first visits and interactions on a slow phone against the same pages without scripts and React alone.
import { chromium } from 'playwright';
import { serveFolder } from '../apps/web/scripts/hosting/static-server.ts';
import { pathsOf } from '../apps/web/src/lib/pages.ts';
import { measureFirstInteraction } from './bench/first-interaction.ts';
import { interactions } from './bench/interactions.ts';
import { measureInteraction } from './bench/measure-interaction.ts';
import { measureLoad } from './bench/measure-load.ts';
import { conditions, openPhone, type Phone } from './bench/phone.ts';
import { startApp, startReactAlone, startStaticPages } from './bench/sites.ts';
import { chromiumArgs, ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';
import { buildWithMocks, mockBuild } from './support/build/web-build.ts';

/** The limits: ratios to the page without scripts or to React alone, and milliseconds for an interaction. */
const limits = { fcp: 1.35, lcp: 1.3, firstInteraction: 1.25, press: 1.5, inp: 100 };

const { values } = readOptions(
  `pnpm bench [--rounds N]

  Builds the app, the same pages without scripts and a form by React alone, and measures them in turns at ${conditions.cpuSlowdown}× slower
  CPU, ${conditions.downloadBitsPerSecond / 1e6} Mbit/s and ${conditions.latencyMs} ms, ${conditions.width} px wide. Prints each result with its limit, and fails above one.

  --rounds N   how often each is measured after a warm-up (5); interactions twice as often`,
  { rounds: { type: 'string', default: '5' } },
);
const rounds = Number(values.rounds);
const totals = { passed: 0, failed: 0 };

/** The mean of the middle half: not moved by outliers, and finer than the steps of 8 ms in which browsers report an interaction. */
function middleMean(times: readonly number[]) {
  const outside = Math.floor(times.length / 4);
  const middle = times.toSorted((a, b) => a - b).slice(outside, times.length - outside);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

function report(what: string, measured: string, isMet: boolean) {
  totals[isMet ? 'passed' : 'failed'] += 1;
  console.log(`${isMet ? 'ok    ' : 'FAILED'} ${what}: ${measured}`);
}

function reportRatio(what: string, ours: number[] = [], baseline: number[] = [], most: number) {
  const [our, base] = [middleMean(ours), middleMean(baseline)];
  const measured = `${our.toFixed(0)} ms, baseline ${base.toFixed(0)} ms`;
  const ratio = our / base;
  report(what, `${measured}, ratio ${ratio.toFixed(2)} (at most ${most})`, ratio <= most);
}

function reportTime(what: string, times: number[] = [], most: number) {
  const time = middleMean(times);
  report(what, `${time.toFixed(0)} ms (at most ${most} ms)`, time <= most);
}

const executablePath = ensureChromium();
if (!(await buildWithMocks({ keepsLast: false }))) process.exit(1);
const app = await startApp();
const staticPages = await startStaticPages(app.folder);
const reactAlone = await startReactAlone();
const withMocks = await serveFolder(mockBuild);
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

/**
 * Measures alternately, so that other load of the machine affects all alike, each time on a phone that has cached nothing. The first
 * round is a warm-up.
 */
async function inTurns<Result>(
  isNetworkSlow: boolean,
  count: number,
  measures: readonly ((phone: Phone) => Promise<Result>)[],
) {
  const results: Result[][] = measures.map(() => []);
  for (let round = 0; round <= count; round += 1)
    for (const [index, measure] of measures.entries()) {
      const phone = await openPhone(browser, { isNetworkSlow });
      try {
        const result = await measure(phone);
        if (round > 0) results[index]?.push(result);
      } finally {
        await phone.close();
      }
    }
  return results;
}

const paths = pathsOf('fitness');
try {
  const pages = { home: paths.home, plans: paths.membership, 'sign-in': paths.signIn };
  for (const [name, path] of Object.entries(pages)) {
    const visits = [app, staticPages].map(
      ({ origin }) =>
        (phone: Phone) =>
          measureLoad(phone, origin + path),
    );
    const [ours, baseline] = await inTurns(true, rounds, visits);
    for (const key of ['fcp', 'lcp'] as const) {
      const [our, base] = [ours, baseline].map((loads) => loads?.map((load) => load[key]));
      reportRatio(`${key.toUpperCase()} of ${name}`, our, base, limits[key]);
    }
  }

  const [ours, baseline] = await inTurns(true, rounds, [
    (phone) => measureFirstInteraction(phone, app.origin + paths.signIn),
    (phone) => measureFirstInteraction(phone, reactAlone.origin),
  ]);
  reportRatio('first interaction of sign-in', ours, baseline, limits.firstInteraction);

  for (const interaction of interactions) {
    const { name, isInReactAlone, target, untilShown } = interaction;
    const alone = { name, path: '/', target, untilShown };
    const [times, timesAlone] = await inTurns(false, 2 * rounds, [
      (phone) => measureInteraction(phone, withMocks.origin, interaction),
      ...(isInReactAlone
        ? [(phone: Phone) => measureInteraction(phone, reactAlone.origin, alone)]
        : []),
    ]);
    reportTime(`INP: ${name}`, times, limits.inp);
    if (timesAlone) reportRatio(`press: ${name}`, times, timesAlone, limits.press);
  }
} finally {
  await browser.close();
  for (const { stop } of [staticPages, reactAlone, withMocks]) stop();
  await app.stop();
}
finish('bench', totals);
