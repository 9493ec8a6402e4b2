import { cpSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { startBrowser } from './browser-process.ts';
import type { Purchase, Round } from './plan.ts';
import { isSendable, isSettled, readKept, readTruth } from './truth.ts';

/** What a round came to: how many payments were lost, recorded twice, and left without a way on. */
export type Verdict = { lost: number; twice: number; withoutWayOn: number; says: string };

const at = (origin: string, page: string) => `${origin}/fitness/${page}`;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until the page of the buyer's passes has loaded them; without any the table is empty and so not visible. */
export function passesLoaded(page: Page) {
  return page
    .locator('table[aria-label="나의 이용권"][aria-busy="false"]')
    .waitFor({ state: 'attached' });
}

const records = (page: Page) => page.getByRole('region', { name: '결제 기록', exact: true });

/** Chooses the plan and presses the button that buys it. */
async function buy(page: Page, origin: string, { page: where, radio }: Purchase) {
  if (where === 'pt') {
    await page.goto(at(origin, 'selecttrainer'));
    await page.getByRole('radio', { name: '이서연' }).click();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await page.waitForURL(at(origin, 'pt'));
  } else await page.goto(at(origin, where));
  if (radio === undefined) return page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
  await page.getByRole('radio', { name: radio }).click();
  return page.getByRole('button', { name: '구매하기', exact: true }).click();
}

/** Buys, until the moment at which the browser is to be killed. */
async function untilKilled(page: Page, origin: string, { purchase, choice, kill }: Round) {
  await buy(page, origin, purchase);
  if (kill.after !== 'pressing') {
    const button = page
      .getByRole('dialog', { name: '모의 결제' })
      .getByRole('button', { name: choice, exact: true });
    await button.waitFor();
    // A press may lead away from the page; nobody waits for that.
    if (kill.after === 'deciding') await button.click({ noWaitAfter: true });
  }
  await wait(kill.ms);
}

/** Waits until a fact holds, or gives up. */
async function holds(fact: () => Promise<boolean>, timeoutMs = 20_000) {
  const end = Date.now() + timeoutMs;
  while (!(await fact().catch(() => false))) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}

async function acknowledgeAll(page: Page) {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: '확인' });
  while ((await confirm.count()) > 0)
    await confirm
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** Lets the app recover by itself, and presses whatever 결제 기록 offers until no record is left to send. */
async function recover(page: Page, origin: string) {
  await acknowledgeAll(page);
  if (page.url() !== at(origin, 'reservations')) await page.goto(at(origin, 'reservations'));
  await passesLoaded(page);
  await holds(async () =>
    (await readKept(page)).every(({ progress }) => progress.state !== 'paid'),
  );
  const send = records(page).getByRole('button', { name: /^(다시 시도|등록 요청)$/ });
  await holds(async () => {
    if (!(await readKept(page)).some(isSendable)) return true;
    await send.first().click({ timeout: 5000 });
    return false;
  });
}

async function judge(page: Page): Promise<Verdict> {
  const { charged, recorded, passes, kept } = await readTruth(page);
  const open = kept.filter((entry) => !isSettled(entry));
  const items = records(page).getByRole('listitem');
  await holds(async () => (await items.count()) === open.length, 10_000);
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
  const twice = passes - new Set(recorded).size;
  const withoutWayOn =
    Math.max(0, open.length - shown.filter(({ buttons }) => buttons > 0).length) +
    kept.filter(isSendable).length;
  const state = kept.map(({ progress }) => progress.state).join(', ') || 'nothing kept';
  return {
    lost,
    twice,
    withoutWayOn,
    says: `charged ${charged.length}, recorded ${recorded.length}, ${state}`,
  };
}

/** Plays a round on a copy of the prepared profile. */
export async function playRound(
  round: Round,
  { origin, prepared, profile }: { origin: string; prepared: string; profile: string },
): Promise<Verdict> {
  cpSync(prepared, profile, { recursive: true });
  const buying = await startBrowser(profile, round);
  await untilKilled(buying.page, origin, round);
  const lastAddress = buying.page.url();
  await buying.kill();
  const address = round.restoresPage ? lastAddress : at(origin, 'reservations');
  if (round.secondKillMs !== null) {
    const opening = await startBrowser(profile, round);
    // The kill does not wait for the page to come.
    opening.page.goto(address).catch(() => undefined);
    await wait(round.secondKillMs);
    await opening.kill();
  }
  const last = await startBrowser(profile, round);
  try {
    await last.page.goto(address);
    await last.page.getByRole('heading', { level: 1 }).waitFor();
    await holds(async () => !last.page.url().includes('paymentId='));
    await recover(last.page, origin);
    return await judge(last.page);
  } finally {
    await last.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
