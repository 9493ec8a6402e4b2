// Measures how the work of the app grows with the length of its lists: a key, a page change, the first rows.
import { chromium } from 'playwright';
import { startApp } from '../../../.ci/bench/sites.ts';
import { interleave, median } from '../../../.ci/bench/statistics.ts';
import { circumstances, table, writeMeasurements } from '../../../.ci/support/bench-document.ts';
import { chromiumArgs, ensureChromium } from '../../../.ci/support/browser.ts';
import { readOptions } from '../../../.ci/support/options.ts';
import { finish } from '../../../.ci/support/totals.ts';
import { measureKeys, measureMemory, measureTurns } from './bench-scale/measure.ts';
import { type OpenScreen, openScreen, signIn } from './bench-scale/open-screen.ts';
import { type Screen, screens } from './bench-scale/screens.ts';

/** The allowed ratio between the CPU time of the longest and the shortest list. */
const mostGrowth = 1.25;
const openings = 3;
const memoryTurns = 200;
/** The allowed growth of memory, as a share, for the browser's own allocations. */
const memorySlack = 0.02;

const { values } = readOptions(
  `pnpm bench:scale [--only TEXT] [--rounds N] [--check]

  Opens the production build with lists of growing length, in turns, and measures the CPU time of the main thread for a key and a
  page change, and the time from the response to its rows. Fails where the longest list costs more than ${mostGrowth} times the shortest one
  per key or page change, where a key of the quick navigation takes more than a frame (16 ms) among 10,000 members, or where memory
  grows with page changes. Writes docs/benchmarks.md.

  --only TEXT   the screens whose name contains it; writes nothing
  --rounds N    how often each is measured after a warm-up (7)
  --check       writes nothing`,
  {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    check: { type: 'boolean', default: false },
  },
);

const rounds = Number(values.rounds);

const app = await startApp();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

type Measured = {
  screen: Screen;
  size: number;
  key: number;
  /** Null where there are no pages. */
  turn: number | null;
  firstRows: number;
};

async function measureScreen(screen: Screen): Promise<Measured[]> {
  const state = await signIn(browser, app.origin, screen.username);
  const opened = new Map<number, OpenScreen>();
  const open = (size: number) => async () => {
    await opened.get(size)?.close();
    const next = await openScreen(browser, app.origin, screen, size, state);
    opened.set(size, next);
    return next.firstRows;
  };
  const each = <Result>(measure: (size: number) => () => Promise<Result>) =>
    Object.fromEntries(screen.sizes.map((size) => [String(size), measure(size)]));
  const firstRows = await interleave(each(open), openings);
  const keys = await interleave(
    each((size) => () => measureKeys(opened.get(size)!, screen)),
    rounds,
  );
  const { turns: buttons } = screen;
  const turns = buttons
    ? await interleave(
        each((size) => () => measureTurns(opened.get(size)!, buttons)),
        rounds,
      )
    : null;
  for (const { close } of opened.values()) await close();
  return screen.sizes.map((size) => ({
    screen,
    size,
    key: median(keys[size] ?? []),
    turn: turns && median(turns[size] ?? []),
    firstRows: median(firstRows[size] ?? []),
  }));
}

/** Whether memory stays flat while the longest list of members is paged through. */
async function measureFlatness() {
  const [screen] = screens;
  const size = screen!.sizes.at(-1)!;
  const state = await signIn(browser, app.origin, screen!.username);
  const open = await openScreen(browser, app.origin, screen!, size, state);
  const { before, after } = await measureMemory(open, screen!.turns!, memoryTurns);
  await open.close();
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const text = `Memory over ${memoryTurns} page changes at ${size.toLocaleString('en')} rows: heap ${megabytes(before.heap)} before, ${megabytes(after.heap)} after; ${before.nodes} nodes before, ${after.nodes} after.`;
  const isFlat = (['heap', 'nodes'] as const).every(
    (key) => after[key] <= before[key] * (1 + memorySlack),
  );
  return { text, isFlat };
}

async function measureAll() {
  try {
    const measured: Measured[][] = [];
    for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
      measured.push(await measureScreen(screen));
      console.log(`measured ${screen.name}`);
    }
    return { measured, memory: await measureFlatness() };
  } finally {
    await browser.close();
    await app.stop();
  }
}

const { measured, memory } = await measureAll();

const growth = (value: number, first: number) => (value / first).toFixed(2);
const none = '–';
const rows = measured.flatMap(([first, ...others]) =>
  [first!, ...others].map(({ screen, size, key, turn, firstRows }) => [
    screen.name,
    size.toLocaleString('en'),
    `${key.toFixed(1)} ms`,
    growth(key, first!.key),
    ...(turn === null ? [none, none] : [`${turn.toFixed(1)} ms`, growth(turn, first!.turn!)]),
    `${firstRows.toFixed(0)} ms`,
  ]),
);
const content = [
  circumstances(browser.version(), rounds),
  table(['list', 'rows', 'key', '× shortest', 'page change', '× shortest', 'first rows'], rows),
  memory.text,
].join('\n\n');
console.log(content);

const checks = measured.flatMap((sizes) => {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const { mostPerKey } = last.screen;
  // A list of one length is measured only for comparison.
  if (first === last) return [];
  return [
    mostPerKey === undefined ? last.key <= first.key * mostGrowth : last.key <= mostPerKey,
    ...(last.turn === null ? [] : [last.turn <= first.turn! * mostGrowth]),
  ];
});
checks.push(memory.isFlat);
if (!values.check && values.only === '') writeMeasurements('bench-scale', content);
const failed = checks.filter((isOk) => !isOk).length;
finish('bench-scale', { passed: checks.length - failed, failed });
