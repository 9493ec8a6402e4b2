// Audits every public page of the production build with Lighthouse's mobile preset.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { pageDescription } from '../../apps/web/src/config/page-descriptions.ts';
import { allPageIds, type PageId, pathsOf } from '../../apps/web/src/lib/pages.ts';
import { startApp } from '../bench/sites.ts';
import { median } from '../bench/statistics.ts';
import { chromiumArgs, ensureChromium } from '../support/browser.ts';
import { freePort } from '../support/ports.ts';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';

/** The lowest score of each category. */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(limits) as (keyof typeof limits)[];
/** The largest element of this page is a review, which is there after the scripts and the response. */
const lowerPerformance: Partial<Record<PageId, number>> = { review: 88 };
const reports = '.cache/lighthouse';

const { values } = readOptions(
  `pnpm lighthouse [--only PATHS] [--runs N]

  Audits the public pages of the production build, against the mock server, and takes the median of each score. The last report of
  each page is in ${reports}. Limits: ${categories.map((name) => `${name} ${limits[name]}`).join(', ')}
  (performance of review ${lowerPerformance.review}).

  --only PATHS   the pages whose path contains one of these, for example review,signin
  --runs N       how often each page is audited (5)`,
  { only: { type: 'string', default: '' }, runs: { type: 'string', default: '5' } },
);

/** The pages that search engines may list. */
const publicPages = allPageIds
  .filter((page) => pageDescription(page) !== null)
  .map((page) => ({ page, path: pathsOf('fitness')[page] }))
  .filter(({ path }) => values.only.split(',').some((part) => path.includes(part)));

async function audit(url: string, port: number) {
  // It takes seconds to load, which --help does not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  return result.lhr;
}

type Report = Awaited<ReturnType<typeof audit>>;

const scoreOf = ({ categories }: Report, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** The audits of a category that cost points. */
function reasons({ categories, audits }: Report, name: string) {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
    .join(', ');
}

const app = await startApp();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});
const totals = { passed: 0, failed: 0 };
mkdirSync(reports, { recursive: true });

try {
  for (const { page, path } of publicPages) {
    const audits: Report[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      audits.push(await audit(app.origin + path, port));
    const last = audits.at(-1)!;
    writeFileSync(`${reports}/${path.replaceAll('/', '_')}.json`, JSON.stringify(last, null, 2));
    for (const name of categories) {
      const score = median(audits.map((report) => scoreOf(report, name)));
      const limit =
        name === 'performance' ? (lowerPerformance[page] ?? limits[name]) : limits[name];
      const isOk = score >= limit;
      totals[isOk ? 'passed' : 'failed'] += 1;
      console.log(
        `${isOk ? 'ok' : 'FAILED'} ${path} ${name}: ${score}${isOk ? '' : ` (${reasons(last, name)})`}`,
      );
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
finish('lighthouse', totals);
