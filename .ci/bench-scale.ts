// Measures how the work of the app grows with the length of its lists: a key, a page change.
import { DEMO_PASSWORD } from '@fitness/mocks/demo-accounts';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { seoulToday } from '../apps/web/src/lib/clock.ts';
import { pathsOf } from '../apps/web/src/lib/pages.ts';
import { startApp } from './bench/sites.ts';
import { interleave, median } from './bench/statistics.ts';
import { circumstances, table, writeMeasurements } from './support/bench-document.ts';
import { chromiumArgs, ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';
import { untilIdle } from './support/until-idle.ts';

/** The allowed ratio between the CPU time of the longest and the shortest list. */
const mostGrowth = 1.25;
/** The pause between two keys, and the one after the last, in which a debounced search is sent. */
const keyPause = 150;
const searchPause = 600;
/** Page changes in each direction: the shortest list has three full pages. */
const turnsEachWay = 2;
const memoryTurns = 200;
/** The allowed growth of memory, as a share, for the browser's own allocations. */
const memorySlack = 0.02;

const { values } = readOptions(
  `pnpm bench:scale [--only TEXT] [--rounds N] [--check]

  Opens the production build with a short and a long list, in turns, and measures the CPU time of the main thread for a key and a page
  change. Fails where the long list costs more than ${mostGrowth} times the short one, or where memory grows
  with page changes. Writes docs/benchmarks.md.

  --only TEXT   the lists whose name contains it; writes nothing
  --rounds N    how often each is measured after a warm-up (7)
  --check       writes nothing`,
  {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    check: { type: 'boolean', default: false },
  },
);

const rounds = Number(values.rounds);
const paths = pathsOf('fitness');
const dayOf = (offset: number) =>
  new Date(Date.parse(seoulToday()) + offset * 86_400_000).toISOString().slice(0, 10);
const digits = [...'01023'];
/** A fifth of all phone numbers share a prefix, so that a search for it fills a page at any length. */
const memberOf = (index: number) => ({
  nickName: `${'김이박최정강조윤장임'[index % 10]}서준`,
  ph: `010${index % 5 === 0 ? '23' : '98'}${String((index * 7_919) % 1_000_000).padStart(6, '0')}`,
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: dayOf(index % 5 === 0 ? 5 : 111),
});
const userOf = (index: number) => ({
  ...memberOf(index >> 1),
  userId: 1 + (index >> 1),
  gender: 'female',
  createdAt: '2026-10-01T10:00:00',
  roleName: 'ROLE_CUSTOMER',
});
const pages = { next: '다음', previous: '이전' };

/** A page with a list, whose response is replaced by one of another length. */
type Screen = {
  /** The demo account that opens it. */
  username: string;
  path: string;
  request: string;
  rowOf: (index: number) => object;
  lengths: readonly [number, number];
  /** The element that keys are pressed in, and the keys. */
  field: (page: Page) => ReturnType<Page['locator']>;
  keys: readonly string[];
  /** The names of the buttons that change the page. */
  turns: { next: string; previous: string };
};

const members: Screen = {
  username: 'master1',
  path: paths.member,
  request: '/api/fitness/admin/users',
  rowOf: userOf,
  lengths: [100, 100_000],
  field: (page) => page.getByLabel('회원 검색'),
  keys: digits,
  turns: pages,
};

const screens: Record<string, Screen> = {
  "the master's members": members,
  // A fifth of the members are asked to renew, and the shortest list of them has three pages, too.
  "the master's members to renew, by name": {
    ...members,
    path: `${paths.member}?filter=days30&sort=name`,
    lengths: [1_000, 100_000],
  },
  "a trainer's members": {
    ...members,
    username: 'trainer1',
    path: paths.memberManagement,
    request: '/api/fitness/manager/membermanagement',
    rowOf: memberOf,
    field: (page) => page.getByLabel('이름 검색'),
    keys: [...'seojun'],
  },
  sales: {
    ...members,
    path: `${paths.sales}?start=${dayOf(-99_999)}&end=${dayOf(0)}`,
    request: '/api/fitness/admin/sales/reports',
    rowOf: (index) => ({
      date: dayOf(-index),
      totalAmount: 1_200_000,
      ptTotalAmount: 600_000,
      pltTotalAmount: 400_000,
      htTotalAmount: 200_000,
    }),
    field: (page) => page.getByLabel('종료일'),
  },
  reviews: {
    ...members,
    username: 'customer1',
    path: paths.review,
    request: '/api/fitness/review',
    rowOf: (index) => ({ content: `${index + 1}번째 후기입니다.`, likeStar: 1 + (index % 5) }),
    field: (page) => page.getByLabel('리뷰 내용'),
    keys: [...'clean'],
  },
  'the calendar of classes': {
    username: 'trainer1',
    path: paths.classes,
    request: '/api/fitness/classes/with-reservations',
    // One class on each day around today, the same at both lengths; further classes are in earlier years.
    rowOf: (index) => ({
      classId: index + 1,
      classTime: `${dayOf(index < 100 ? index - 50 : -100 - (index >> 3))}T${String(6 + (index % 8)).padStart(2, '0')}:00:00`,
      classSubject: 'PT',
      reservedMembers: ['김서준'],
    }),
    lengths: [100, 5_000],
    field: (page) => page.getByRole('grid').getByRole('button', { name: /월 15일/ }),
    keys: ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'],
    turns: { next: '다음 달', previous: '이전 달' },
  },
};

const app = await startApp();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const options: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};

/** Opens a screen with a list of this length; a search finds ten rows. */
async function openScreen({ username, path, request, rowOf }: Screen, length: number) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(app.origin + paths.signIn);
  const form = page.getByRole('form', { name: '로그인' });
  await form.getByLabel('아이디').fill(username);
  await form.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: '로그인' }).click();
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  const rows = Array.from({ length }, (_, index) => rowOf(index));
  await page.route(
    (url) => url.pathname === request,
    (route) => {
      const isSearch = new URL(route.request().url()).searchParams.get('nickName');
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ json: isSearch ? rows.slice(0, 10) : rows, headers });
    },
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(app.origin + path);
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  return { page, cdp, close: () => context.close() };
}

type OpenScreen = Awaited<ReturnType<typeof openScreen>>;

/** The CPU time of the page's main thread for this, in milliseconds. */
async function workOf({ page, cdp }: OpenScreen, act: () => Promise<void>) {
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  await act();
  await untilIdle(page);
  return (await worked()) - before;
}

/** The CPU time of a key, with its share of the debounced search. */
async function measureKey(open: OpenScreen, { field, keys }: Screen) {
  const { page } = open;
  const element = field(page);
  await element.focus();
  await page.keyboard.press('ControlOrMeta+A');
  const work = await workOf(open, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(keyPause);
    }
    await page.waitForTimeout(searchPause);
  });
  if (await element.evaluate((found) => found.matches('input, textarea'))) {
    await element.fill('');
    await page.waitForTimeout(searchPause);
  }
  return work / keys.length;
}

async function turn(page: Page, button: string, times: number) {
  for (let count = 0; count < times; count += 1) {
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    await untilIdle(page);
  }
}

/** The CPU time of a page change. */
async function measureTurn(open: OpenScreen, { turns }: Screen) {
  const work = await workOf(open, async () => {
    await turn(open.page, turns.next, turnsEachWay);
    await turn(open.page, turns.previous, turnsEachWay);
  });
  return work / (turnsEachWay * 2);
}

async function measureScreen(name: string, screen: Screen) {
  const opened = await Promise.all(screen.lengths.map((length) => openScreen(screen, length)));
  const each = (measure: typeof measureKey) =>
    Object.fromEntries(opened.map((open, index) => [index, () => measure(open, screen)]));
  const keys = await interleave(each(measureKey), rounds);
  const turns = await interleave(each(measureTurn), rounds);
  await Promise.all(opened.map(({ close }) => close()));
  console.log(`measured ${name}`);
  return screen.lengths.map((length, index) => ({
    name,
    length,
    key: median(keys[index] ?? []),
    turn: median(turns[index] ?? []),
  }));
}

/** The heap and the nodes before and after page changes; the first ones fill the browser's caches. */
async function measureMemory(screen: Screen) {
  const { page, cdp } = await openScreen(screen, screen.lengths[1]);
  const memory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes } = await cdp.send('Memory.getDOMCounters');
    return [usedSize, nodes] as const;
  };
  await turn(page, screen.turns.next, memoryTurns / 4);
  const before = await memory();
  await turn(page, screen.turns.next, memoryTurns);
  return { before, after: await memory() };
}

async function measureAll() {
  try {
    const measured = [];
    for (const [name, screen] of Object.entries(screens))
      if (name.includes(values.only)) measured.push(await measureScreen(name, screen));
    return { measured, memory: await measureMemory(members) };
  } finally {
    await browser.close();
    await app.stop();
  }
}

const { measured, memory } = await measureAll();
const { before, after } = memory;
const growth = (value: number, first = value) => (value / first).toFixed(2);
const rows = measured.flatMap((lengths) =>
  lengths.map(({ name, length, key, turn: change }) => [
    name,
    length.toLocaleString('en'),
    `${key.toFixed(1)} ms`,
    growth(key, lengths[0]?.key),
    `${change.toFixed(1)} ms`,
    growth(change, lengths[0]?.turn),
  ]),
);
const content = [
  circumstances(browser.version(), rounds),
  table(['list', 'rows', 'key', '× shortest', 'page change', '× shortest'], rows),
  `Memory over ${memoryTurns} page changes at 100,000 rows: heap ${(before[0] / 1e6).toFixed(1)} MB before, ${(after[0] / 1e6).toFixed(1)} MB after; ${before[1]} nodes before, ${after[1]} after.`,
].join('\n\n');
console.log(content);

const checks = [
  ...measured.flatMap(([short, long]) => [
    long!.key <= short!.key * mostGrowth,
    long!.turn <= short!.turn * mostGrowth,
  ]),
  after[0] <= before[0] * (1 + memorySlack) && after[1] <= before[1] * (1 + memorySlack),
];
if (!values.check && values.only === '') writeMeasurements('bench-scale', content);
const failed = checks.filter((isOk) => !isOk).length;
finish('bench-scale', { passed: checks.length - failed, failed });
