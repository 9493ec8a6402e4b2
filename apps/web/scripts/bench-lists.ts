// Measures the member list with 100,000 rows against a plain table given ten, in one browser and one run:
// the work of a search keystroke and of a page change, and whether memory grows from page to page. pnpm bench:lists
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, ensureChromium } from '../../../.ci/support/browser.ts';

const aim = 1.25;
const rounds = 7;
const turns = 200;
/** Growth by the browser itself, as a share of the heap. */
const heapSlack = 0.02;
const typed = '01023';
const port = Number(process.env['BENCH_PORT'] ?? 4179);

const cases = ['list', 'plain'] as const;
type Case = (typeof cases)[number];

const config = {
  configFile: false as const,
  root: join(import.meta.dirname, 'bench-lists'),
  logLevel: 'error' as const,
  plugins: [react(), vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['ko-KR'] })],
  build: {
    outDir: join(import.meta.dirname, '../../../.cache/bench-lists'),
    emptyOutDir: true,
    target: 'es2023',
  },
  preview: { port, strictPort: true, host: '127.0.0.1' },
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The CPU time of the page's main thread so far, in milliseconds. */
async function worked(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function workOf(cdp: CDPSession, times: number, act: () => Promise<void>) {
  const before = await worked(cdp);
  await act();
  return ((await worked(cdp)) - before) / times;
}

async function open(page: Page, what: Case) {
  await page.evaluate((name) => window.show(name), what);
  await page.getByRole('row').nth(10).waitFor();
  await page.getByLabel('회원 검색').focus();
  await page.waitForTimeout(600);
}

async function typeAll(page: Page) {
  for (const key of typed) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  // The search params are written after a debounce.
  await page.waitForTimeout(600);
}

const next = (page: Page) => page.getByRole('button', { name: '다음' }).press('Enter');

async function turnPages(page: Page, count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    await next(page);
    await page.waitForTimeout(100);
  }
}

async function heapOf(page: Page, cdp: CDPSession) {
  await page.waitForTimeout(500);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { usedSize, nodes };
}

async function compare(page: Page, cdp: CDPSession) {
  const found: Record<Case, { key: number[]; turn: number[] }> = {
    list: { key: [], turn: [] },
    plain: { key: [], turn: [] },
  };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const what of cases) {
      await open(page, what);
      const turn = await workOf(cdp, 5, () => turnPages(page, 5));
      await open(page, what);
      const key = await workOf(cdp, typed.length, () => typeAll(page));
      if (round === 0) continue;
      found[what].turn.push(turn);
      found[what].key.push(key);
    }
  }
  return found;
}

function report(name: string, list: readonly number[], plain: readonly number[]) {
  const ratio = median(list) / median(plain);
  console.log(
    `${name}: list ${median(list).toFixed(1)} ms, plain table ${median(plain).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (aim at most ${aim})`,
  );
  return ratio <= aim;
}

async function measureMemory(page: Page, cdp: CDPSession) {
  await open(page, 'list');
  await turnPages(page, 60);
  const before = await heapOf(page, cdp);
  await turnPages(page, turns);
  const after = await heapOf(page, cdp);
  const growth = after.usedSize / before.usedSize - 1;
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  console.log(
    `memory over ${turns} pages: ${megabytes(before.usedSize)} -> ${megabytes(after.usedSize)} (${(growth * 100).toFixed(1)}%), ${before.nodes} -> ${after.nodes} nodes`,
  );
  return growth <= heapSlack && after.nodes <= before.nodes * (1 + heapSlack);
}

await build(config);
const server = await preview(config);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'show' in window);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { list, plain } = await compare(page, cdp);
  const results = [
    report('search keystroke at 100,000 rows', list.key, plain.key),
    report('page change at 100,000 rows', list.turn, plain.turn),
    await measureMemory(page, cdp),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
