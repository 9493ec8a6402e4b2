import { DEMO_PASSWORD } from '@fitness/mocks/demo-accounts';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { untilIdle } from '../../../../.ci/support/until-idle.ts';
import { pathsOf } from '../../src/lib/pages.ts';
import type { Screen } from './screens.ts';

declare global {
  interface Window {
    benchShownAt?: number;
  }
}

const options: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};

/** The storage of a browser in which an account is signed in. */
export async function signIn(browser: Browser, origin: string, username: string) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(origin + pathsOf('fitness').signIn);
  const form = page.getByRole('form', { name: '로그인' });
  await form.getByLabel('아이디').fill(username);
  await form.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: '로그인' }).click();
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Runs in the page before its own scripts: records the first frame that has the text. */
function recordShown(text: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent?.includes(text)) return;
    observer.disconnect();
    // A message event runs after the frame of this callback.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.benchShownAt = performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Answers the list's request with this body; a search finds ten rows. */
function respond(page: Page, { request, rows }: Screen, body: string) {
  const found = JSON.stringify(rows(10));
  return page.route(
    (url) => url.pathname === request,
    (route) => {
      const isSearch = !!new URL(route.request().url()).searchParams.get('nickName');
      return route.fulfill({
        body: isSearch ? found : body,
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
      });
    },
  );
}

/** Opens a screen with a list of this size; `firstRows` are the milliseconds from the response to the frame with its rows. */
export async function openScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
  size: number,
  storageState: BrowserContextOptions['storageState'],
) {
  const context = await browser.newContext({ ...options, storageState });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await respond(page, screen, JSON.stringify(screen.rows(size)));
  await page.addInitScript(recordShown, screen.shown);
  await page.goto(origin + screen.path);
  await page.waitForFunction(() => window.benchShownAt);
  await page.waitForLoadState('networkidle');
  const firstRows = await page.evaluate((request) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const response = entries.find(({ name }) => new URL(name).pathname === request);
    return window.benchShownAt! - response!.responseEnd;
  }, screen.request);
  await screen.prepare?.(page);
  await untilIdle(page);
  return { page, cdp, firstRows, close: () => context.close() };
}

export type OpenScreen = Awaited<ReturnType<typeof openScreen>>;
