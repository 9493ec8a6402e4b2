import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { classesPath, deleteButton, enterDeleteMode, tomorrowDialog } from '../support/classes.ts';
import { answerQuestion, region, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const path = '/fitness/mypage';
const allClasses = (page: Page) => page.getByRole('checkbox', { name: '모두 선택' });

test.beforeEach(({ page }) => setTime(page, morning));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a trainer begins with the work, tries the members again after a failure, and closes the menu without leaving @mypage:work @mypage:renewals @look:menu', async ({
    page,
  }) => {
    await signIn(page, 'trainer1');
    await setFaults(page, { kind: 'status', status: 500, operation: 'listMyMembers' });
    await navigate(page, path);
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      '오늘의 수업',
    );
    await expect(region(page, '오늘의 수업').getByText('8개 남음')).toBeVisible();
    await clearFaults(page);
    await region(page, '이용권이 끝나 가는 회원').getByRole('button', { name: '다시 시도' }).tap();
    await expect(
      region(page, '이용권이 끝나 가는 회원').getByRole('listitem').first(),
    ).toContainText('하가은');

    const menu = page.getByRole('button', { name: '메뉴' });
    const links = page.getByRole('banner').getByRole('navigation');
    await menu.tap();
    await expect(links).toBeVisible();
    // Not awaited, because no navigation happens.
    void page.goBack().catch(() => null);
    await expect(links).toBeHidden();
    await expect(page).toHaveURL(path);
    await menu.tap();
    await page.touchscreen.tap(195, 800);
    await expect(links).toBeHidden();
    await expect(page).toHaveURL(path);
    await menu.press('Enter');
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(menu).toBeFocused();

    await region(page, '이용권이 끝나 가는 회원')
      .getByRole('link', { name: /^회원 관리/u })
      .tap();
    await expect(page).toHaveURL('/fitness/manager/membermanagement');
    await page.goBack();
    await expect(region(page, '오늘의 수업').getByText('8개 남음')).toBeVisible();
  });

  test('a customer sees the period of a pass, also without a connection @mypage:period @deep', async ({
    page,
  }) => {
    await signIn(page, 'customer1', path);
    const period = region(page, '내 이용권').getByRole('progressbar', { name: '이용 기간' });
    await expect(period).toHaveAttribute('aria-valuetext', /^152일 중 \d+일째$/u);
    const text = await period.getAttribute('aria-valuetext');
    await setFaults(page, { kind: 'offline' });
    await page.reload();
    await expect(page.getByText('마지막으로 확인한 내용입니다', { exact: false })).toBeVisible();
    await expect(period).toHaveAttribute('aria-valuetext', text!);
  });
});

test('with the keyboard a trainer chooses all classes of a day but one; the reload keeps none of it, the deletion leaves one @classes:delete-mode', async ({
  page,
}) => {
  await signIn(page, 'trainer1', `${classesPath}?date=2026-11-21`);
  await enterDeleteMode(page);
  const rows = tomorrowDialog(page).getByRole('listitem').getByRole('checkbox');
  await expect(rows).toHaveCount(8);
  await allClasses(page).press(' ');
  await expect(tomorrowDialog(page).getByRole('checkbox', { checked: true })).toHaveCount(9);
  await page.reload();
  await enterDeleteMode(page);
  await expect(allClasses(page)).not.toBeChecked();
  await allClasses(page).press(' ');
  await rows.first().press(' ');
  await expect(allClasses(page)).toBeChecked({ indeterminate: true });
  await deleteButton(page).press('Enter');
  await answerQuestion(
    page,
    '선택한 수업 7개를 삭제하시겠습니까? 예약 1건도 함께 취소됩니다.',
    '수업 삭제',
  );
  await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(allClasses(page)).not.toBeChecked();
});
