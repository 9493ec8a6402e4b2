import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { answerQuestion } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { masterMyPagePath, salesPath } from '../support/master.ts';
import { invalidToken } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning } from '../support/time.ts';

const recorded = '출석이 정상적으로 처리되었습니다.';
const notAccepted = /접수하지 못했습니다\.\s*데스크에 말씀해주세요\./;
const frontDeskPath = `${masterMyPagePath}?dialog=frontdesk`;

const broken = { kind: 'status', operation: 'recordAttendance', status: 500 } as const;
const offline = { kind: 'offline', operation: 'resolveUserByPhone' } as const;
const loginRequired = {
  kind: 'answer',
  name: 'LoginRequired',
  operation: 'resolveUserByPhone',
} as const;

function desk(page: Page) {
  return page.getByRole('dialog', { name: '프런트 데스크' });
}

function phone(page: Page) {
  return desk(page).getByLabel('전화번호');
}

function result(page: Page) {
  return desk(page).getByRole('status');
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** The scans in the list of the master's page. */
function scans(page: Page) {
  return page.getByRole('list', { name: '최근 출석' }).getByRole('listitem');
}

/** Waits for the open desk, and stops the time. */
async function untilReady(page: Page, time: string) {
  await expect(desk(page)).toBeVisible();
  await page.clock.pauseAt(`2026-11-20T${time}+09:00`);
  // The field gets the focus some frames after the desk has opened.
  await page.clock.runFor(200);
  await expect(phone(page)).toBeFocused();
}

/** Opens the front desk from the master's page, to which the browser's back button would return. */
async function openDesk(page: Page) {
  await page.clock.install({ time: `${morning}+09:00` });
  await signIn(page, 'master1', salesPath);
  await navigate(page, masterMyPagePath);
  // Awaited, because the app does not wait long for the members' names.
  const names = page.waitForResponse('**/api/fitness/admin/users');
  await button(page, '프런트 데스크').click();
  await (await names).finished();
  await untilReady(page, '09:10:00');
}

/** Types like a barcode reader: the digits, then Enter. */
async function scan(page: Page, digits: string) {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

async function hold(page: Page, name: string) {
  await button(page, name).hover();
  await page.mouse.down();
  await page.clock.runFor(1_500);
  await page.mouse.up();
}

/** Holds 나가기 until the master's page is back. */
async function leave(page: Page) {
  await hold(page, '나가기');
  await expect(desk(page)).toBeHidden();
}

/** Nothing of a member is in the document, whose fields are empty. */
async function expectNoMember(page: Page) {
  await expect(phone(page)).toHaveValue('');
  expect(await page.locator('body').innerHTML()).not.toMatch(/회원님|0102|뒷자리/);
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a member checks in by the keypad, and 5 seconds later nothing of it is in the document @front-desk:view @front-desk:result @front-desk:pass', async ({
    page,
  }) => {
    const bodies = bodiesOf(page, 'POST', '/api/fitness/attendance/users/101');
    await openDesk(page);
    for (const key of '01020000001') await button(page, key).tap();
    await expect(phone(page)).toHaveValue('01020000001');
    await button(page, '출석').tap();
    await expect(result(page)).toContainText(`김*준 회원님${recorded}`);
    await expect(result(page)).toContainText('PT 12회 · 7회 남음 · 2027. 1. 18.까지');
    expect(bodies).toEqual([{ username: '대표', ph: '01020000001' }]);
    await page.clock.runFor(1_500);
    await scan(page, '01020000001');
    await expect(result(page)).toContainText('김*준 회원님이미 오늘 출석한 회원입니다.');
    await page.clock.runFor(4_900);
    await expect(result(page)).toContainText('김*준');
    await page.clock.runFor(200);
    await expect(result(page)).toContainText('전화번호를 누르고 출석을 눌러주세요.');
    await expectNoMember(page);
  });

  test('what somebody typed and left is cleared @front-desk:typed', async ({ page }) => {
    await openDesk(page);
    for (const key of '0102') await button(page, key).tap();
    await page.clock.runFor(14_000);
    await button(page, '1').tap();
    await page.clock.runFor(14_000);
    await expect(phone(page)).toHaveValue('01021');
    await page.clock.runFor(1_000);
    await expectNoMember(page);
  });

  test('only a long press or an answer leaves it @front-desk:leave', async ({ page }) => {
    await openDesk(page);
    await button(page, '나가기').click();
    const question = page.getByRole('alertdialog', { name: '프런트 데스크에서 나가시겠습니까?' });
    await expect(question.getByRole('button', { name: '계속 접수하기' })).toBeFocused();
    await scan(page, '01020000001');
    await page.clock.runFor(1_500);
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    for (let times = 0; times < 3; times += 1) {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(frontDeskPath);
    }
    await expect(phone(page)).toBeVisible();
    await button(page, '나가기').focus();
    await page.keyboard.down('Enter');
    await page.clock.runFor(1_500);
    await page.keyboard.up('Enter');
    await expect(page).toHaveURL(masterMyPagePath);
    await expect(button(page, '프런트 데스크')).toBeFocused();
    await page.clock.resume();
    await button(page, '프런트 데스크').click();
    // The press of a screen reader.
    await button(page, '나가기').evaluate((element: HTMLElement) => element.click());
    await question.getByRole('button', { name: '나가기' }).click();
    await expect(desk(page)).toBeHidden();
  });
});

test('everything fits without scrolling from a small phone to a desktop @front-desk:view', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, broken);
  await scan(page, '01020000002');
  await expect(result(page)).toHaveText(notAccepted);
  await clearFaults(page);
  await page.clock.runFor(5_000);
  await scan(page, '01020000001');
  await expect(result(page)).toContainText('김*준 회원님');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [767, 640],
    [768, 1024],
    [810, 1080],
    [1024, 640],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button(page, '나가기')).toBeInViewport({ ratio: 1 });
    await expect(button(page, '출석')).toBeInViewport({ ratio: 1 });
    expect(
      await desk(page).evaluate((view) => view.scrollHeight - view.clientHeight),
      `${width} × ${height}`,
    ).toBe(0);
  }
});

test('a barcode reader types wherever the focus is, and the last result is shown @front-desk:scan @front-desk:result', async ({
  page,
}) => {
  await openDesk(page);
  await button(page, '나가기').focus();
  await scan(page, '01020000001');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scan(page, '01020000002');
  // A repetition within a second.
  await scan(page, '01020000002');
  await expect(result(page)).toContainText(`이*린 회원님${recorded}이용권 없음`);
  await page.clock.runFor(5_000);
  await expectNoMember(page);
  await leave(page);
  await expect(scans(page)).toHaveText([/이하린/, /김서준/]);
});

test('an unknown phone is told to the member, and leaves nothing to staff @front-desk:not-accepted @deep', async ({
  page,
}) => {
  await openDesk(page);
  await button(page, '출석').click();
  await expect(desk(page).getByText('전화번호를 입력해주세요.')).toBeVisible();
  await scan(page, '01099990000');
  await expect(result(page)).toContainText('해당 전화번호의 회원을 찾을 수 없습니다.');
  await page.clock.runFor(5_000);
  await expectNoMember(page);
  await leave(page);
  await expect(page.getByRole('list', { name: '최근 출석' })).toBeHidden();
});

test('without a connection members are told, and staff send what was not sent @front-desk:not-accepted @front-desk:unsent', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, offline);
  for (const digits of ['01020000001', '01020000002']) {
    await scan(page, digits);
    await expect(result(page)).toHaveText(notAccepted);
    await page.clock.runFor(5_000);
  }
  await expect(desk(page).getByText('보내지 못한 출석 2건')).toBeVisible();
  await expectNoMember(page);
  await clearFaults(page);
  // The member tries again.
  await scan(page, '01020000001');
  await expect(result(page)).toContainText(recorded);
  await expect(desk(page).getByText('보내지 못한 출석 1건')).toBeVisible();
  await leave(page);
  const unsent = scans(page).filter({ hasText: '뒷자리 0002' });
  await unsent.getByRole('button', { name: '다시 시도' }).click();
  await expect(scans(page).getByText('출석', { exact: true })).toHaveCount(2);
});

test('a reload that would lose unsent check-ins asks, and comes back to it @front-desk:reload @check-in:failed', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, broken);
  for (const digits of ['01020000001', '01020000002']) await scan(page, digits);
  await expect(desk(page).getByText('보내지 못한 출석 2건')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.clock.resume();
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await untilReady(page, '09:20:00');
  await expect(desk(page).getByText(/보내지 못한 출석/)).toBeHidden();
  await expectNoMember(page);
});

test('when the session ends staff sign in again, and nothing is lost @front-desk:session', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, loginRequired);
  await scan(page, '01020000001');
  await page.clock.resume();
  await answerQuestion(page, invalidToken, '로그인하기');
  await expect(page).toHaveURL('/auth/signin');
  await clearFaults(page);
  await submitSignIn(page, 'master1');
  await expect(page).toHaveURL(frontDeskPath);
  await untilReady(page, '09:30:00');
  await expect(desk(page).getByText('보내지 못한 출석 1건')).toBeVisible();
  await leave(page);
  await button(page, '다시 시도').click();
  await expect(scans(page).getByText('출석', { exact: true })).toHaveCount(1);
});

test('the screen is kept on where the browser allows it, and a refusal is no fault @front-desk:screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'asked', { value: 0, writable: true });
    const refuse = () => {
      Object.assign(window, { asked: Object(window).asked + 1 });
      return Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openDesk(page);
  const asked = () => page.evaluate(() => Number(Object(window).asked));
  const before = await asked();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await asked()).toBe(before + 1);
  expect(errors).toEqual([]);
});
