import { spawn } from 'node:child_process';
import { freePort } from '../support/ports.ts';
import type { EnginePage, RunningEngine } from './engine-page.ts';
import { pageLibrary } from './page-library.ts';
import {
  clickAndLeaveInPage,
  findInPage,
  pressableInPage,
  type Query,
  textInPage,
} from './page-queries.ts';
import { ensureWebKit } from './system-browsers.ts';
import { startSession, type WebDriver } from './webdriver.ts';

const height = 900;

async function untilReady(address: string): Promise<void> {
  const isReady = await fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await untilReady(address);
}

/** Starts WebKitGTK's MiniBrowser by its WebDriver, on a virtual screen (Xvfb). */
export async function startWebKit(): Promise<RunningEngine> {
  const { driver, screen } = ensureWebKit();
  const port = await freePort();
  const server = spawn(
    screen,
    ['-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`, '--host=127.0.0.1'],
    {
      // The screen, the driver and its browsers end as one group.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Asia/Seoul' },
    },
  );
  const stop = () => process.kill(-server.pid!);
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const session = await startSession(address);
  const { browserName, browserVersion } = session.capabilities;
  return {
    version: `${browserName} ${browserVersion}`,
    page: enginePage(session),
    close: async () => {
      await session.end();
      process.off('exit', stop);
      stop();
    },
  };
}

function enginePage(session: WebDriver): EnginePage {
  async function find(query: Query) {
    if (!(await session.evaluate(() => 'TestingLibraryDom' in window)))
      await session.run(pageLibrary);
    return session.evaluate(findInPage, query);
  }

  return {
    setWidth: async (width) => void (await session.setSize(width, height)),
    goto: async (url) => void (await session.navigate(url)),
    reload: async () => void (await session.refresh()),
    click: async (query) => {
      const found = await find(query);
      const target = found && (await session.evaluate(pressableInPage, found));
      if (target) await session.click(target);
      return target !== null;
    },
    clickAndLeave: async (query, url) => {
      const found = await find(query);
      if (found) await session.evaluate(clickAndLeaveInPage, found, url);
      return found !== null;
    },
    select: async (query, label) => {
      const found = await find(query);
      const option =
        found &&
        (await session.evaluate(
          (element: HTMLElement, text: string): HTMLElement | null =>
            [...(element as HTMLSelectElement).options].find((one) => one.text === text) ?? null,
          found,
          label,
        ));
      if (option) await session.click(option);
      return option !== null;
    },
    replaceText: async (text) => {
      await session.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await session.type(text);
    },
    text: async (query) => {
      const found = query ? await find(query) : null;
      return query && !found ? undefined : session.evaluate(textInPage, found);
    },
    url: () => session.url(),
    // WebDriver does not expose the console.
    takeErrors: () => [],
    screenshot: () => session.screenshot(),
  };
}
