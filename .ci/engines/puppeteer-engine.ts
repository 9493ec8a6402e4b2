import { type ElementHandle, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { EnginePage, RunningEngine } from './engine-page.ts';
import { pageLibrary } from './page-library.ts';
import {
  clickAndLeaveInPage,
  findInPage,
  pressableInPage,
  type Query,
  textInPage,
} from './page-queries.ts';

const height = 844;

/** Firefox also reports the fonts and pictures that it no longer needs after a page is left. */
const abortedLoad =
  /downloadable font: download failed .* status=2152398850 |\/artwork\/.* A ServiceWorker intercepted the request/;

/** Starts Chromium, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<RunningEngine> {
  const browser = await launch({
    ...options,
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Asia/Seoul' },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    version: await browser.version(),
    page: await enginePage(page),
    close: () => browser.close(),
  };
}

async function enginePage(page: Page): Promise<EnginePage> {
  const errors: string[] = [];
  const report = (text: string) => {
    if (!abortedLoad.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });

  async function find(query: Query): Promise<ElementHandle<HTMLElement> | null> {
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window)))
      await page.evaluate(pageLibrary);
    return (
      await page.evaluateHandle(findInPage, query)
    ).asElement() as ElementHandle<HTMLElement> | null;
  }

  return {
    setWidth: (width) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: async (query) => {
      const found = await find(query);
      const target = found && (await found.evaluateHandle(pressableInPage)).asElement();
      await (target as ElementHandle<HTMLElement> | null)?.click();
      return target !== null;
    },
    clickAndLeave: async (query, url) => {
      const found = await find(query);
      await found?.evaluate(clickAndLeaveInPage, url);
      return found !== null;
    },
    select: async (query, option) => {
      const found = await find(query);
      const value = await found?.evaluate(
        (element, label) =>
          [...(element as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
        option,
      );
      if (value === undefined) return false;
      await found?.select(value);
      return true;
    },
    replaceText: async (text) => {
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    text: async (query) => {
      const found = query && (await find(query));
      if (query && !found) return undefined;
      return found ? found.evaluate(textInPage) : page.evaluate(textInPage, null);
    },
    url: async () => new URL(page.url()),
    takeErrors: () => errors.splice(0),
    screenshot: () => page.screenshot(),
  };
}
