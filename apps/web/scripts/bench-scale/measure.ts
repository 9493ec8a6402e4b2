import type { CDPSession, Page } from 'playwright';
import { untilIdle } from '../../../../.ci/support/until-idle.ts';
import type { OpenScreen } from './open-screen.ts';
import type { Screen } from './screens.ts';

type Turns = NonNullable<Screen['turns']>;

/** Page changes in each direction: the shortest list of sales has three full pages. */
const turnsEachWay = 2;
/** The pause between two keys, and the one after the last, in which a debounced search is sent. */
const keyPause = 150;
const searchPause = 600;

/** The CPU time of the page's main thread so far, in milliseconds. */
async function worked(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function workOf({ page, cdp }: OpenScreen, act: () => Promise<void>) {
  const before = await worked(cdp);
  await act();
  await untilIdle(page);
  return (await worked(cdp)) - before;
}

/** Presses a key, or inserts a character that no key of the browser's keyboard has. */
function pressKey({ keyboard }: Page, key: string) {
  return /^[!-~]+$/.test(key) ? keyboard.press(key) : keyboard.insertText(key);
}

/** The CPU time of a key and of the debounced search. */
export async function measureKeys(open: OpenScreen, { field, keys }: Screen) {
  const { page } = open;
  const element = field(page);
  await element.focus();
  await page.keyboard.press('ControlOrMeta+A');
  const work = await workOf(open, async () => {
    for (const key of keys) {
      await pressKey(page, key);
      await page.waitForTimeout(keyPause);
    }
    await page.waitForTimeout(searchPause);
  });
  if (await element.evaluate((found) => found.matches('input, textarea'))) {
    await element.fill('');
    await page.waitForTimeout(searchPause);
  }
  await untilIdle(page);
  return work / keys.length;
}

async function turn(page: Page, button: string, times: number) {
  for (let count = 0; count < times; count += 1) {
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    await untilIdle(page);
  }
}

/** The CPU time of a page change. */
export async function measureTurns(open: OpenScreen, turns: Turns) {
  const work = await workOf(open, async () => {
    await turn(open.page, turns.next, turnsEachWay);
    await turn(open.page, turns.previous, turnsEachWay);
  });
  return work / (turnsEachWay * 2);
}

/** The heap and the nodes before and after page changes; the first ones fill the browser's caches. */
export async function measureMemory({ page, cdp }: OpenScreen, turns: Turns, times: number) {
  const memory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes } = await cdp.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes };
  };
  await turn(page, turns.next, times / 4);
  const before = await memory();
  await turn(page, turns.next, times);
  return { before, after: await memory() };
}
