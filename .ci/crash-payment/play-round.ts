import { cpSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { startBrowser } from './browser-process.ts';
import type { Purchase, Round } from './round-plan.ts';
import { isSendable, isSettled, readStoredPayments, readPaymentState } from './payment-state.ts';

/** How many payments of a round were lost, recorded twice or left without a next action. */
export type RoundResult = { lost: number; recordedTwice: number; stuck: number; summary: string };

const GIVE_UP_MS = 180_000;

const at = (origin: string, page: string) => `${origin}/fitness/${page}`;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until the passes are loaded; an empty table is not visible. */
export function passesLoaded(page: Page) {
  return page
    .locator('table[aria-label="나의 이용권"][aria-busy="false"]')
    .waitFor({ state: 'attached' });
}

const records = (page: Page) => page.getByRole('region', { name: '결제 내역', exact: true });

/** Selects the plan and presses the button that buys it. */
async function buy(page: Page, origin: string, { page: where, radio }: Purchase) {
  if (where === 'pt') {
    await page.goto(at(origin, 'selecttrainer'));
    await page.getByRole('radio', { name: '이서연' }).click();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await page.waitForURL(at(origin, 'pt'));
  } else await page.goto(at(origin, where));
  // The app asks this in the last hour before closing.
  const nevertheless = page.getByRole('button', { name: '그래도 구매하기' });
  await page.addLocatorHandler(nevertheless, () => nevertheless.click());
  if (radio === undefined) return page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
  await page.getByRole('radio', { name: radio }).click();
  return page.getByRole('button', { name: '구매하기', exact: true }).click();
}

/** Buys until the moment of the kill. */
async function buyUntilKill(page: Page, origin: string, { purchase, choice, kill }: Round) {
  await buy(page, origin, purchase);
  if (kill.after !== 'pressing') {
    const button = page
      .getByRole('dialog', { name: '모의 결제' })
      .getByRole('button', { name: choice, exact: true });
    await button.waitFor();
    // The click may leave the page.
    if (kill.after === 'deciding') await button.click({ noWaitAfter: true });
  }
  await wait(kill.ms);
}

/** Waits until the condition holds; false after a limit that is generous for a busy machine. */
async function waitUntil(condition: () => Promise<boolean>) {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}

async function dismissAlerts(page: Page) {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: '확인' });
  while ((await confirm.count()) > 0)
    await confirm
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** Lets the app recover, then presses what 결제 내역 offers until no record is left to send. */
async function recover(page: Page, origin: string) {
  await dismissAlerts(page);
  if (page.url() !== at(origin, 'reservations')) await page.goto(at(origin, 'reservations'));
  await passesLoaded(page);
  await waitUntil(async () =>
    (await readStoredPayments(page)).every(({ progress }) => progress.state !== 'paid'),
  );
  const answer = page.getByRole('alertdialog').getByRole('button', { name: '등록 요청' });
  const send = records(page)
    .getByRole('button', { name: /^(다시 시도|등록 요청)$/ })
    .or(answer);
  await waitUntil(async () => {
    if (!(await readStoredPayments(page)).some(isSendable)) return true;
    await send.first().click({ timeout: 5000 });
    return false;
  });
}

async function checkResult(page: Page): Promise<RoundResult> {
  const { charged, recorded, passes, stored } = await readPaymentState(page);
  const open = stored.filter((entry) => !isSettled(entry));
  const items = records(page).getByRole('listitem');
  await waitUntil(async () => (await items.count()) === open.length);
  const shown = await items.evaluateAll((all) =>
    all.map((item) => ({
      text: item.textContent ?? '',
      buttons: item.querySelectorAll('button').length,
      calls: item.querySelector('a[href^="tel:"]') !== null,
    })),
  );
  const unrecorded = charged.filter((id) => !recorded.includes(id));
  const leadsToDesk = (id: string) =>
    shown.some(({ text, buttons, calls }) => text.includes(id) && buttons > 0 && calls);
  const lost = unrecorded.filter((id) => !leadsToDesk(id)).length;
  const recordedTwice = passes - new Set(recorded).size;
  const stuck =
    Math.max(0, open.length - shown.filter(({ buttons }) => buttons > 0).length) +
    stored.filter(isSendable).length;
  const state = stored.map(({ progress }) => progress.state).join(', ') || 'nothing stored';
  return {
    lost,
    recordedTwice,
    stuck,
    summary: `charged ${charged.length}, recorded ${recorded.length}, ${state}`,
  };
}

/** Plays a round on a copy of the prepared profile. */
export async function playRound(
  round: Round,
  { origin, prepared, profile }: { origin: string; prepared: string; profile: string },
): Promise<RoundResult> {
  cpSync(prepared, profile, { recursive: true });
  const buying = await startBrowser(profile, round);
  await buyUntilKill(buying.page, origin, round);
  const lastAddress = buying.page.url();
  await buying.kill();
  const address = round.restoresPage ? lastAddress : at(origin, 'reservations');
  if (round.secondKillMs !== null) {
    const opening = await startBrowser(profile, round);
    // The kill does not wait for the page to load.
    opening.page.goto(address).catch(() => undefined);
    await wait(round.secondKillMs);
    await opening.kill();
  }
  const last = await startBrowser(profile, round);
  try {
    await last.page.goto(address);
    await last.page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntil(async () => !last.page.url().includes('paymentId='));
    await recover(last.page, origin);
    return await checkResult(last.page);
  } finally {
    await last.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
