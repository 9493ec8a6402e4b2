import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { answerQuestion } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { masterMyPagePath, membersPath, salesPath } from '../support/master.ts';
import { invalidToken } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning } from '../support/time.ts';

const frontDeskPath = `${masterMyPagePath}?dialog=frontdesk`;

const broken = { kind: 'status', operation: 'recordAttendance', status: 500 } as const;
const loginRequired = {
  kind: 'error',
  name: 'LoginRequired',
  operation: 'resolveUserByPhone',
} as const;

/** Of phones, tablets and desktops, on both sides of the breakpoints. */
const sizes = [
  [360, 640],
  [767, 640],
  [768, 1024],
  [1024, 640],
  [1280, 800],
] as const;

function desk(page: Page) {
  return page.getByRole('dialog', { name: '프런트 데스크' });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function scans(page: Page) {
  return page.getByRole('list', { name: '최근 출석' }).getByRole('listitem');
}

/** Types like a barcode reader: the digits, then Enter. */
async function scan(page: Page, digits: string) {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

/** Opens the front desk from the master's page, to which the browser's back button would return. */
async function openDesk(page: Page) {
  await page.clock.install({ time: `${morning}+09:00` });
  await signIn(page, 'master1', salesPath);
  await navigate(page, masterMyPagePath);
  await button(page, '프런트 데스크').click();
  await expect(desk(page).getByLabel('전화번호')).toBeFocused();
}

/** Goes back, and waits until the browser has done it. */
function goBack(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
}

/** Holds 나가기 until the master's page is back. */
async function leave(page: Page) {
  await button(page, '나가기').hover();
  await page.mouse.down();
  await page.clock.runFor(1_500);
  await page.mouse.up();
  await expect(desk(page)).toBeHidden();
}

test('a check-in that fails after its page was left is an alert that leads back to it; a reload forgets what was recorded', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: '출석 체크' });
  const bodies = bodiesOf(page, 'POST', '/api/fitness/attendance/users/101');
  await signIn(page, 'master1', `${masterMyPagePath}?dialog=checkin`);
  await expect(dialog.getByLabel('전화번호')).toBeFocused();
  // It is pending until other faults are set.
  await setFaults(page, { kind: 'hang', operation: 'resolveUserByPhone' });
  await scan(page, '01020000001');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await navigate(page, membersPath);
  await setFaults(page, broken);
  const alert = page.getByRole('alertdialog', { name: /^전화번호 뒷자리 0001: / });
  await expect(alert).toBeVisible();
  await clearFaults(page);
  await alert.getByRole('link', { name: '출석 체크 열기' }).click();
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(dialog.getByRole('listitem').getByText('출석', { exact: true })).toHaveCount(1);
  expect(bodies).toEqual([{ username: '대표', ph: '01020000001' }]);
  await page.goto(masterMyPagePath);
  await expect(button(page, '출석 체크')).toBeVisible();
  await expect(scans(page)).toHaveCount(0);
});

test('only a long press or an answer leaves the front desk, and what members scanned is on the page of the master @front-desk:leave', async ({
  page,
}) => {
  await openDesk(page);
  await button(page, '나가기').click();
  const question = page.getByRole('alertdialog', { name: '프런트 데스크에서 나가시겠습니까?' });
  await expect(question.getByRole('button', { name: '계속 접수하기' })).toBeFocused();
  await scan(page, '01020000001');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  for (let times = 0; times < 3; times += 1) {
    await goBack(page);
    await expect(page).toHaveURL(frontDeskPath);
  }
  await button(page, '나가기').focus();
  await scan(page, '01020000002');
  await expect(desk(page).getByRole('status')).toContainText('이*린 회원님');
  await leave(page);
  await expect(page).toHaveURL(masterMyPagePath);
  await expect(button(page, '프런트 데스크')).toBeFocused();
  await expect(scans(page)).toHaveText([/이하린/]);
  await button(page, '프런트 데스크').click();
  // The press of a screen reader.
  await button(page, '나가기').evaluate((element: HTMLElement) => element.click());
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(desk(page)).toBeHidden();
});

test('a reload of the front desk that would lose check-ins asks, and comes back to it @front-desk:leave', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, broken);
  await scan(page, '01020000001');
  await expect(desk(page).getByText('보내지 못한 출석 1건')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(desk(page).getByLabel('전화번호')).toBeFocused();
  await expect(desk(page).getByText(/보내지 못한 출석/)).toBeHidden();
});

test('when the session ends at the front desk staff sign in again, are back, and send what was not sent', async ({
  page,
}) => {
  await openDesk(page);
  await setFaults(page, loginRequired);
  await scan(page, '01020000001');
  await answerQuestion(page, invalidToken, '로그인하기');
  await expect(page).toHaveURL('/auth/signin');
  await clearFaults(page);
  await submitSignIn(page, 'master1');
  await expect(page).toHaveURL(frontDeskPath);
  await expect(desk(page).getByText('보내지 못한 출석 1건')).toBeVisible();
  await leave(page);
  await button(page, '다시 시도').click();
  await expect(scans(page).getByText('출석', { exact: true })).toHaveCount(1);
});

test('everything of the front desk fits on phones, tablets and desktops without scrolling', async ({
  page,
}) => {
  await signIn(page, 'master1', frontDeskPath);
  await expect(desk(page).getByLabel('전화번호')).toBeFocused();
  await setFaults(page, broken);
  await scan(page, '01020000002');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(desk(page).getByText('보내지 못한 출석 1건')).toBeVisible();
    for (const name of ['나가기', '출석'])
      await expect(button(page, name), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => desk(page).evaluate((view) => view.scrollHeight - view.clientHeight))
      .toBe(0);
  }
});
