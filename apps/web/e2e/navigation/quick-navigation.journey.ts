import type { Page } from '@playwright/test';
import { watchScripts } from './prefetched.ts';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { masterMyPagePath, membersPath, salesPath } from '../support/master.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded } from '../support/pages.ts';
import { laterScript } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const myPage = '/fitness/mypage';

function button(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: '빠른 이동' });
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: '빠른 이동' });
}

function field(page: Page) {
  return dialog(page).getByRole('combobox', { name: '빠른 이동' });
}

function options(page: Page, group: string) {
  return dialog(page).getByRole('group', { name: group }).getByRole('option');
}

/** Opens it by its keys, which work once its button is there. */
async function openByKeys(page: Page) {
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ page }) => setTime(page, morning));

test('a manager opens a member by initial consonants, and goes back', async ({ page }) => {
  await signIn(page, 'trainer1', myPage);
  await expectLoaded(page);
  await openByKeys(page);
  await expect(options(page, '화면')).toHaveText(['회원 관리', '수업 관리', '리뷰', '마이페이지']);
  await page.keyboard.type('ㄱㅅㅈ');
  await expect(options(page, '회원')).toHaveText([/김서준010-2000-0001/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `/fitness/manager/membermanagement?name=${encodeURIComponent('김서준')}`,
  );
  await expect(page.getByLabel('이름 검색')).toHaveValue('김서준');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(myPage);
});

test('the master opens a member by the phone number, and the check-in, while whose dialog is open the keys do nothing', async ({
  page,
}) => {
  await signIn(page, 'master1', salesPath);
  await openByKeys(page);
  await page.keyboard.type('2000-0003');
  await expect(options(page, '회원')).toContainText(['박지호']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${membersPath}?q=${encodeURIComponent('박지호')}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('박지호');

  await openByKeys(page);
  await page.keyboard.type('출석');
  await expect(options(page, '화면')).toHaveText([/출석 체크/]);
  await page.keyboard.press('Enter');
  const checkIn = page.getByRole('dialog', { name: '출석 체크' });
  await expect(checkIn).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('0102');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(checkIn.getByLabel('전화번호')).toHaveValue(/^010-?2$/);
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true });

  test('a manager closes it without leaving the page, and opens a member', async ({ page }) => {
    await signIn(page, 'trainer1', myPage);
    await button(page).tap();
    await dialog(page).getByRole('button', { name: '닫기' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(myPage);
    await button(page).tap();
    await field(page).fill('0001');
    await options(page, '회원').filter({ hasText: '김서준' }).tap();
    await expect(page).toHaveURL(/membermanagement\?name=/);
    await expect(dialog(page)).toBeHidden();
  });
});

test('a script that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route(laterScript, async (route) => {
    const response = await route.fetch();
    // The id of a result, which no other script has.
    if ((await response.text()).includes('`member-$')) await route.abort();
    else await route.fulfill({ response });
  });
  await signIn(page, 'trainer1', myPage);
  await button(page).click();
  const failure = page.getByRole('alert').filter({ hasText: '빠른 이동을 불러오지 못했습니다.' });
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(failure).toBeHidden();
});

test('when the session ends while it is open, the question stands above it and leads to sign-in', async ({
  page,
}) => {
  await signIn(page, 'master1', masterMyPagePath);
  await setFaults(page, { kind: 'status', status: 401, operation: 'listUsers' });
  await button(page).click();
  const question = page.getByRole('alertdialog', { name: invalidToken });
  await question.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
});

test('a customer and a visitor have neither button nor keys nor scripts', async ({ page }) => {
  const hasLoaded = watchScripts(page);
  for (const user of ['customer1', 'visitor']) {
    await signIn(page, user, '/fitness/review');
    await expectLoaded(page);
    expect(await hasLoaded('빠른 이동'), user).toBe(false);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toHaveCount(0);
  }
});
