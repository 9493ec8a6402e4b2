// Measures first visits and interactions on a slow phone against the same pages without scripts and React alone.
import { chromium } from 'playwright';
import type { FirstInteraction } from './bench/first-interaction.ts';
import { interactions as allInteractions } from './bench/interactions.ts';
import { type Finding, judgeRatio, judgeTime, typicalLoad } from './bench/judge.ts';
import type { Load } from './bench/measure-load.ts';
import { conditions } from './bench/phone.ts';
import {
  measureFirstInteractions,
  measureInteractions,
  measureLoads,
  pages,
  reactAlone as reactAloneName,
} from './bench/run.ts';
import { startApp, startReactAlone, startStaticPages } from './bench/sites.ts';
import { median } from './bench/statistics.ts';
import { circumstances, table, writeMeasurements } from './support/bench-document.ts';
import { chromiumArgs, ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';
import { buildWithMocks, serveBuild } from './support/build/web-build.ts';

/** The limits: ratios to the page without scripts or to React alone, and milliseconds for an interaction. */
const limits = {
  fcp: { wanted: 1.2, most: 1.35 },
  lcp: 1.3,
  firstInteraction: 1.25,
  press: 1.5,
  inp: 100,
};

const { values } = readOptions(
  `pnpm bench [--rounds N] [--check]

  Builds the app, the same pages without scripts and a form by React alone, and measures them in turns at
  ${conditions.cpuSlowdown}× slower CPU, ${conditions.downloadBitsPerSecond / 1e6} Mbit/s and ${conditions.latencyMs} ms, ${conditions.width} px wide. Writes docs/benchmarks.md; fails above a limit.

  --rounds N   how often each is measured after a warm-up (7); interactions twice as often and once more
  --check      writes nothing`,
  { rounds: { type: 'string', default: '7' }, check: { type: 'boolean', default: false } },
);
const rounds = Number(values.rounds);

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

const loadHead = [
  'page',
  'FCP',
  'LCP',
  'LCP element',
  'CLS',
  'TBT',
  'requests',
  'kB',
  'script',
  'style',
  'font',
  'image',
];
const loadRow = (name: string, load: Load) => [
  name,
  ...[load.fcp, load.lcp].map((time) => time.toFixed(0)),
  load.lcpElement,
  load.cls.toFixed(3),
  load.tbt.toFixed(0),
  String(load.requests),
  ...(['total', 'script', 'stylesheet', 'font', 'image'] as const).map((type) =>
    kilobytes(load.bytes[type]),
  ),
];
const findingRow = ({ what, ours, limit, ratio, wanted, isOk }: Finding) => [
  what,
  ours,
  limit,
  ratio?.toFixed(2) ?? '',
  wanted,
  isOk ? 'yes' : 'no',
];

const executablePath = ensureChromium();
if (!(await buildWithMocks({ keepsLast: false }))) process.exit(1);
const app = await startApp();
const staticPages = await startStaticPages(app.folder);
const reactAlone = await startReactAlone();
const withMocks = await serveBuild(0);
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const origins = {
  app: app.origin,
  static: staticPages.origin,
  reactAlone: reactAlone.origin,
  mocks: withMocks.origin,
};

async function measureAll() {
  try {
    return {
      loads: await measureLoads(browser, origins, rounds),
      first: await measureFirstInteractions(browser, origins, rounds),
      interactions: await measureInteractions(browser, origins, rounds),
    };
  } finally {
    await browser.close();
    for (const { stop } of [staticPages, reactAlone, withMocks]) stop();
    await app.stop();
  }
}

const { loads, first, interactions } = await measureAll();

function against(page: string, key: 'fcp' | 'lcp', most: number, wanted = most) {
  const [ours = [], limit = []] = [`app ${page}`, `static ${page}`].map((name) =>
    loads[name]?.map((load) => load[key]),
  );
  return judgeRatio(`${key.toUpperCase()} of ${page}`, ours, limit, most, wanted);
}

const firstInteractions = (variant: keyof typeof first, key: keyof FirstInteraction) =>
  first[variant].map((times) => times[key]);
const byPage = (['app', 'reactAlone'] as const).map((variant) =>
  median(firstInteractions(variant, 'answeredByPage')).toFixed(0),
);

const findings = [
  ...Object.keys(pages).map((page) => against(page, 'fcp', limits.fcp.most, limits.fcp.wanted)),
  ...Object.keys(pages).map((page) => against(page, 'lcp', limits.lcp)),
  judgeRatio(
    'first interaction of sign-in',
    firstInteractions('app', 'answered'),
    firstInteractions('reactAlone', 'answered'),
    limits.firstInteraction,
  ),
  ...allInteractions.flatMap(({ name, isInReactAlone }) => {
    const [ours = [], alone = []] = [interactions[name], interactions[reactAloneName(name)]];
    return [
      judgeTime(`INP: ${name}`, ours, limits.inp),
      ...(isInReactAlone ? [judgeRatio(`press: ${name}`, ours, alone, limits.press)] : []),
    ];
  }),
];
const content = [
  circumstances(browser.version(), rounds),
  table(
    loadHead,
    Object.entries(loads).map(([name, all]) => loadRow(name, typicalLoad(all))),
  ),
  table(['measured', 'ours', 'limit', 'ratio', 'at most', 'met'], findings.map(findingRow)),
  `The app's own validation message on sign-in: ${byPage[0]} ms, of React alone: ${byPage[1]} ms.`,
].join('\n\n');
console.log(content);
if (!values.check) writeMeasurements('bench', content);
const failed = findings.filter(({ isOk }) => !isOk).length;
finish('bench', { passed: findings.length - failed, failed });
