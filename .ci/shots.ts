// Takes a screenshot of every route for every role on a phone and a desktop, with measured
// problems, into one index page.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { operationRoles } from '@fitness/api-contract/roles';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { type Browser, chromium, type Page } from 'playwright';
import { pathsOf } from '../apps/web/src/lib/pages.ts';
import { chromiumArgs, ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { buildWithMocks, serveBuild } from './support/build/web-build.ts';
import { indexPage, type Screenshot } from './shots/index-page.ts';
import { measureLayout } from './shots/measure-layout.ts';
import { redOnRed } from './shots/red-on-red.ts';
import { findCutTexts } from './support/text-spacing.ts';
import { measureProblems, scrollToEnd } from './shots/measure.ts';

const folder = '.cache/shots';
const port = Number(process.env['SHOTS_PORT'] ?? 4174);
const base = `http://127.0.0.1:${port}`;
/** The first demo account of each role; none without a token. */
const personas: Record<string, string | null> = Object.fromEntries(
  operationRoles.map((role) => [
    role.replace('ROLE_', '').toLowerCase(),
    demoAccounts.find(({ roleName }) => roleName === role)?.username ?? null,
  ]),
);
const { values: options, positionals } = readOptions(
  `pnpm shots [role …]

  Roles: ${Object.keys(personas).join(', ')}; all by default. The pictures are in ${folder}.

  --no-build         keeps the last build of .cache/web
  --widths NUMBERS   the widths in px (390,1280)`,
  {
    'no-build': { type: 'boolean', default: false },
    widths: { type: 'string', default: '390,1280' },
  },
);
const unknownRoles = positionals.filter((role) => !Object.hasOwn(personas, role));
if (unknownRoles.length > 0) {
  console.error(`Unknown role: ${unknownRoles.join(', ')}. See pnpm shots --help.`);
  process.exit(2);
}
const sizes = options.widths
  .split(',')
  .map((width) => ({ name: width, width: Number(width), height: Number(width) < 768 ? 844 : 800 }));

/** Opens a route with the search params that it needs. */
async function open(page: Page, id: string, path: string, role: string) {
  if (id === 'dayManagement' && role === 'customer') {
    await page.goto(base + path.replace(/\/daymanagement$/, ''));
    await page
      .getByRole('link', { name: /^예약하기/ })
      .first()
      .click();
  } else {
    await page.goto(base + path);
  }
  await page.waitForLoadState('networkidle');
  await page.getByText('불러오는 중').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

async function takeScreenshots(browser: Browser, role: string, routes: [string, string][]) {
  const shots: Screenshot[] = [];
  for (const { name: size, width, height } of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const persona = personas[role];
    if (persona) {
      await page.goto(`${base}/?mock-as=${persona}`);
      await page.waitForURL(`${base}/`);
    }
    for (const [id, path] of routes) {
      await open(page, id, path, role);
      const file = `${role}-${id}-${size}.png`;
      const found = await page.evaluate(measureProblems);
      found.problems.push(...(await findCutTexts(page)));
      await page.evaluate(scrollToEnd);
      await page.waitForLoadState('networkidle');
      const layout = await page.evaluate(measureLayout);
      found.problems.push(...layout.problems, ...(await redOnRed(page, layout.red)));
      await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
      shots.push({ role, id, path, size, file, ...found });
    }
    await context.close();
  }
  return shots;
}

const executablePath = ensureChromium();
if (!(await buildWithMocks({ keepsLast: options['no-build'] }))) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serveBuild(port);
const routes = Object.entries(pathsOf('fitness'));
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const roles = positionals.length > 0 ? positionals : Object.keys(personas);
const shots: Screenshot[] = [];
for (const role of roles) {
  shots.push(...(await takeScreenshots(browser, role, routes)));
  console.log(`${role}: ${routes.length} routes`);
}
await browser.close();
server.stop();
writeFileSync(`${folder}/index.html`, indexPage(shots));
const problems = shots.flatMap(({ role, id, size, problems: found }) =>
  found.map((problem) => `${role} ${id} ${size}: ${problem}`),
);
for (const problem of problems) console.log(problem);
console.log(
  `${shots.length} pictures in ${folder}/index.html, ${problems.length} measured problems`,
);
process.exit(problems.length > 0 ? 1 : 0);
