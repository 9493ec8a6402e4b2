import { expect, type Locator, type Page } from '@playwright/test';
import type { Fault } from '@fitness/mocks/backend';
import { defaultSettings, encodeSettings, SETTINGS_PARAM } from '@fitness/mocks/settings';
import { clearFaults, setFaults } from '../support/faults.ts';
import type { Cell } from './cells.ts';
import { delayOf, faultOf, timesRead } from './kinds.ts';
import { oddBody } from './odd-rows.ts';
import { firstBody, urlsOf } from './requests.ts';
import type { ActionScreen, Outcome, ReadScreen, Screen } from './screens/screen.ts';
import { brokenSection, retry } from './texts.ts';

const asSeen = { useInnerText: true };

function contentOf(page: Page, { isInDialog = false, panel }: Screen) {
  if (panel !== undefined) return page.getByRole('region', { name: panel, exact: true });
  return page.locator(isInDialog ? '[role=dialog]' : 'main');
}

/** Opens the screen as a signed-in user. */
function open(page: Page, { path, user }: Screen, ...faults: Fault[]) {
  const link = new URLSearchParams({ 'mock-as': user });
  if (faults.length > 0) link.set(SETTINGS_PARAM, encodeSettings({ ...defaultSettings, faults }));
  return page.goto(`${path}${path.includes('?') ? '&' : '?'}${link}`);
}

/** Waits for a text while advancing the clock in steps of `delay` milliseconds. */
async function expectText(place: Locator, text: string, delay: number) {
  if (delay === 0) return expect(place).toContainText(text, asSeen);
  return expect(async () => {
    await place.page().clock.fastForward(delay);
    await expect(place).toContainText(text, { ...asSeen, timeout: 500 });
  }).toPass({ intervals: [50], timeout: 30_000 });
}

async function expectPage(page: Page, { title, beside = [] }: Screen) {
  await expect(page.locator('h1')).toHaveText(title);
  for (const text of beside) await expect(page.locator('main')).toContainText(text, asSeen);
  await expect(page.getByText(brokenSection)).toHaveCount(0);
}

async function closeDialog(
  page: Page,
  texts: readonly string[],
  button: '확인' | '닫기',
  delay: number,
) {
  const dialog = page.locator('[role=alertdialog]');
  for (const text of texts) await expectText(dialog, text, delay);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog.filter({ hasText: texts[0] })).toBeHidden();
}

/** Sets a fault that adds odd rows to the valid ones, which the screen has shown before. */
async function setOddRows(page: Page, { operation }: Cell, screen: ReadScreen) {
  await open(page, screen);
  await screen.open?.(page);
  await expectText(contentOf(page, screen), screen.data, 0);
  const body = oddBody(await firstBody(page, operation));
  await setFaults(page, { kind: 'custom', status: 200, body, operation });
}

const timesEach = (urls: readonly string[]) =>
  Math.max(...urls.map((url) => urls.filter((other) => other === url).length));

async function runRead(page: Page, cell: Cell, screen: ReadScreen) {
  const { operation, outcome, fault } = cell;
  const delay = screen.hasOwnLimit ? 0 : delayOf(fault, 'read');
  const content = contentOf(page, screen);
  const isOdd = fault === 'odd-rows';
  if (isOdd) await setOddRows(page, cell, screen);
  const urls = urlsOf(page, operation);
  await (isOdd ? page.reload() : open(page, screen, faultOf(fault, operation)));
  // Advancing the clock earlier would time out the start of the mocks or other requests.
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  if (delay > 0) await expectPage(page, screen);
  if (outcome?.notice) await closeDialog(page, [outcome.notice], '닫기', delay);
  await screen.open?.(page);
  for (const text of outcome?.texts ?? [screen.data]) await expectText(content, text, delay);
  await expectPage(page, screen);
  if (!outcome?.canRetry) return;
  const times = timesEach(urls) / timesRead(fault);
  expect(screen.isReadAgain ? [1, 2] : [1], 'times that the page has read').toContain(times);
  await clearFaults(page);
  await content.getByRole('button', { name: retry }).first().click();
  await expectText(content, screen.data, 0);
}

async function expectFailure(page: Page, screen: ActionScreen, outcome: Outcome, delay: number) {
  const { texts, notice, isInline } = outcome;
  if (!isInline) await closeDialog(page, texts, '확인', delay);
  else for (const text of texts) await expectText(contentOf(page, screen), text, delay);
  if (notice !== undefined) await closeDialog(page, [notice], '닫기', 0);
}

async function runAction(page: Page, cell: Cell, screen: ActionScreen) {
  const { operation, outcome, fault } = cell;
  const success = page.getByText(screen.success).first();
  await open(page, screen);
  await screen.prepare(page);
  const urls = urlsOf(page, operation);
  await setFaults(page, faultOf(fault, operation));
  await screen.send(page);
  // Advancing the clock earlier would time out the request before it is sent.
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  if (outcome === null) await expect(success).toBeVisible();
  else {
    await expectFailure(page, screen, outcome, delayOf(fault, 'action'));
    if (outcome.canRetry) await screen.expectKept?.(page);
    await expectPage(page, screen);
  }
  const requests = outcome?.requests ?? 1;
  expect(urls, 'requests of the action').toHaveLength(requests);
  if (!outcome?.canRetry) return;
  await clearFaults(page);
  await (screen.sendAgain ?? screen.send)(page);
  await expect(success).toBeVisible();
  expect(urls, 'requests of the action, repeated by the user').toHaveLength(requests + 1);
}

/** Checks that the user sees the outcome of the cell, loses nothing, and succeeds once the fault has ended. */
export function runCell(page: Page, cell: Cell) {
  const { screen } = cell;
  return screen.type === 'read' ? runRead(page, cell, screen) : runAction(page, cell, screen);
}
