import type { Page } from '@playwright/test';
import { watchScripts } from '../navigation/prefetched.ts';
import { inChromium, inputMethod } from '../input/input-method.ts';
import { signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { masterMyPagePath, membersPath, salesPath, trainersPath } from '../support/master.ts';
import { invalidToken, networkError } from '../support/messages.ts';
import { expectLoaded } from '../support/pages.ts';
import { laterScript } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const ownMembers = '/fitness/manager/membermanagement';
const myPage = '/fitness/mypage';
const reviews = '/fitness/review';

/** The member of the first trainer who has reserved a class today. */
const member = '김서준';
const memberPhone = '010-2000-0001';

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

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a manager opens a member by initial consonants, and goes back @quick:shortcut @quick:member @quick:open @quick:keys', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', myPage);
    await expectLoaded(page);
    await openByKeys(page);
    await expect(options(page, '화면')).toHaveText([
      '회원 관리',
      '수업 관리',
      '리뷰',
      '마이페이지',
    ]);
    await page.keyboard.type('ㄱㅅㅈ');
    await expect(options(page, '회원')).toHaveCount(1);
    await expect(options(page, '회원')).toContainText(`${member}${memberPhone}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${ownMembers}?name=${encodeURIComponent(member)}`);
    await expect(page.getByLabel('이름 검색')).toHaveValue(member);
    await expect(page.getByText(/^이용권 \d건/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(myPage);
  });

  test('the keys open and close it in a field, whose focus and text stay, and do nothing while an alert is open @quick:shortcut @quick:keys @deep', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', ownMembers);
    const search = page.getByLabel('이름 검색');
    await search.fill('김');
    for (const close of ['Escape', 'ControlOrMeta+k']) {
      await openByKeys(page);
      await page.keyboard.type('이서');
      await page.keyboard.press(close);
      await expect(dialog(page)).toBeHidden();
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('김');
    }
    await setFaults(page, { kind: 'status', status: 401, operation: 'listMyMembers' });
    await page.reload();
    const alert = page.getByRole('alertdialog', { name: invalidToken });
    await expect(alert).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await alert.getByRole('button', { name: '닫기' }).click();
    await expect(alert).toBeHidden();
    await expect(dialog(page)).toBeHidden();
  });

  test('the master finds each member once, opens one by phone and a page @quick:member @quick:once @quick:open @quick:button @quick:shortcut @deep', async ({
    page,
  }) => {
    await signIn(page, 'master1', salesPath);
    await expect(button(page)).toContainText('Ctrl K');
    const navigation = page.getByRole('banner').getByRole('navigation');
    await expect(navigation.getByRole('button')).toHaveCount(0);
    await button(page).click();
    await expect(options(page, '화면')).toHaveCount(6);
    // A member with several passes.
    await field(page).fill(memberPhone);
    await expect(options(page, '회원')).toHaveCount(1);
    await expect(dialog(page).getByRole('status')).toHaveText('결과 1개');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page, '회원').getAttribute('id'))!,
    );
    await field(page).fill('2000-0003');
    await expect(options(page, '회원')).toContainText('박지호');
    await expect(options(page, '회원')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${membersPath}?q=${encodeURIComponent('박지호')}`);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText('박지호');
    await expect(rows.filter({ hasNotText: '박지호' })).toHaveCount(1);

    await openByKeys(page);
    await page.keyboard.type('직원');
    await expect(options(page, '화면')).toHaveText(['직원']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(trainersPath);
    await expect(page.getByRole('heading', { level: 1, name: '직원' })).toBeFocused();

    await openByKeys(page);
    await page.keyboard.type('출석');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '출석 체크' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('0102');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByLabel('전화번호')).toHaveValue(/^010-?2$/);
  });

  test(
    'Enter in a Korean syllable opens the member once @quick:keys',
    deepFrom(0, 0, inChromium),
    async ({ page }) => {
      await signIn(page, 'trainer1', myPage);
      await openByKeys(page);
      const keys = await inputMethod(page);
      await keys.commit('김서');
      for (const text of ['ㅈ', '주', '준']) {
        await keys.compose(text);
        await expect(options(page, '회원')).toHaveCount(1);
      }
      await keys.pressHandledEnter();
      await keys.commit('준');
      await keys.pressEnter();
      await keys.releaseEnter();
      await expect(page).toHaveURL(`${ownMembers}?name=${encodeURIComponent(member)}`);
      await page.goBack();
      await expect(page).toHaveURL(myPage);
    },
  );
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true });

  test('a manager closes it without leaving the page, and opens a member by the last digits of the phone number @quick:button @quick:keys @quick:more @quick:phones', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', myPage);
    await button(page).tap();
    await expect(options(page, '화면')).toHaveCount(4);
    await dialog(page).getByRole('button', { name: '닫기' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(myPage);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('010');
    await expect(options(page, '회원')).toHaveCount(6);
    await expect(dialog(page).getByText(/^\d+명 더 있습니다\. 더 입력해주세요\.$/)).toBeVisible();
    await field(page).fill('0001');
    await options(page, '회원').filter({ hasText: memberPhone }).tap();
    await expect(page).toHaveURL(`${ownMembers}?name=${encodeURIComponent(member)}`);
    await expect(dialog(page)).toBeHidden();
  });
});

test('a script that cannot be loaded says so, and can be tried again @quick:missing', async ({
  page,
}) => {
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
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('members that cannot be loaded leave the pages, and are tried again @quick:failed @deep', async ({
  page,
}) => {
  await signIn(page, 'master1', masterMyPagePath);
  await setFaults(page, { kind: 'offline', operation: 'listUsers' });
  await button(page).click();
  await field(page).fill('직원');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText(`회원을 불러오지 못했습니다. ${networkError}`);
  await expect(options(page, '화면')).toHaveText(['직원']);
  await clearFaults(page);
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await expect(failure).toBeHidden();
  await expect(field(page)).toBeFocused();
  await field(page).fill(member);
  await expect(options(page, '회원').first()).toContainText(member);
});

test('when the session ends while it is open, the question stands above it and leads to sign-in @quick:failed', async ({
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

test('a customer and a visitor have neither button nor keys nor scripts @quick:roles', async ({
  page,
}) => {
  const hasLoaded = watchScripts(page);
  for (const user of ['customer1', 'visitor']) {
    await signIn(page, user, reviews);
    await expectLoaded(page);
    expect(await hasLoaded('빠른 이동'), user).toBe(false);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toHaveCount(0);
  }
});
