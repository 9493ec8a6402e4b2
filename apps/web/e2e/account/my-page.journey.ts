import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { classesPath, deleteButton, enterDeleteMode, tomorrowDialog } from '../support/classes.ts';
import { answerQuestion, toast } from '../support/elements.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const path = '/fitness/mypage';
const allClasses = (page: Page) => page.getByRole('checkbox', { name: '모두 선택' });

test.beforeEach(({ page }) => setTime(page, morning));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu closes without leaving the page @look:menu', async ({ page }) => {
    await signIn(page, 'trainer1');
    await navigate(page, path);
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
  });
});

test('with the keyboard a trainer chooses all classes of a day but one; a reload keeps them chosen, the deletion leaves one @classes:delete-mode', async ({
  page,
}) => {
  await signIn(page, 'trainer1', `${classesPath}?date=2026-11-21`);
  await enterDeleteMode(page);
  const rows = tomorrowDialog(page).getByRole('listitem').getByRole('checkbox');
  await expect(rows).toHaveCount(8);
  await allClasses(page).press(' ');
  await expect(tomorrowDialog(page).getByRole('checkbox', { checked: true })).toHaveCount(9);
  await page.reload();
  await expect(allClasses(page)).toBeChecked();
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
