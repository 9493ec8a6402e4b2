// A browser that can be killed; Playwright does not expose the process of a persistent context.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from '../support/browser.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const running = new Set<number>();

function killGroup(pid: number) {
  running.delete(pid);
  // The whole group, since any of its processes may lock the databases of the profile.
  process.kill(-pid, 'SIGKILL');
}

// A separate process group does not end with this process.
process.once('exit', () => running.forEach(killGroup));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const devToolsAddress = (process: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    process.once('exit', (code) =>
      reject(new Error(`The browser ended with ${code} before it could be used.`)),
    );
    createInterface({ input: process.stderr! }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });

/** A running browser with one page. */
export type RunningBrowser = { page: Page; kill: () => Promise<void>; close: () => Promise<void> };

/** Starts a browser on a profile; `kill` ends its processes at once, `close` shuts it down. */
export async function startBrowser(
  profile: string,
  { isPhone }: { isPhone: boolean },
): Promise<RunningBrowser> {
  const own = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--lang=ko-KR',
    '--window-size=390,844',
  ];
  const args = [
    ...chromiumArgs,
    ...own,
    ...(isPhone ? [`--user-agent=${phone}`] : []),
    'about:blank',
  ];
  const child = spawn(ensureChromium(), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const pid = child.pid!;
  running.add(pid);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(pid);
      resolve();
    });
  });
  const browser = await chromium.connectOverCDP(await devToolsAddress(child));
  const context = browser.contexts()[0]!;
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    kill: async () => {
      killGroup(pid);
      await ended;
      await browser.close().catch(() => undefined);
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await ended;
    },
  };
}
