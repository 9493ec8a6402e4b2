import { signIn } from '../support/authentication.ts';
import {
  classesPath,
  deleteButton,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { region, toast } from '../support/elements.ts';
import { masterMyPagePath, membersPath, salesPath } from '../support/master.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { enter, tabTo } from './keyboard.ts';

test('the first Tab leads to 본문 바로가기, which focuses the main content and keeps the address @extra:skip-link', async ({
  page,
}) => {
  await page.goto('/fitness/trainerpage');
  await expectLoaded(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/fitness/trainerpage');
});

test('a trainer registers and deletes a class with the keyboard alone @extra:keyboard @deep', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'trainer1', classesPath);
  await tabTo(page, page.getByRole('button', { name: '오늘, 2026년 11월 20일' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tomorrowDialog(page)).toBeVisible();
  await tabTo(page, timeButton(page, '06:00'));
  await page.keyboard.press('Space');
  await enter(page, registerButton(page));
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();

  await tabTo(page, page.getByRole('switch', { name: '삭제 모드' }));
  await page.keyboard.press('Space');
  const registered = page.getByRole('checkbox', { name: '06:00 예약 없음' });
  await tabTo(page, registered);
  await page.keyboard.press('Space');
  await enter(page, deleteButton(page));
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: '수업 삭제' }));
  await expect(registered).toHaveCount(0);
});

test('the master reads sales, changes a role and checks a member in with the keyboard alone @extra:keyboard', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'master1', salesPath);
  await enter(page, page.getByRole('button', { name: '이번 달' }));
  await expect(page).toHaveURL(/start=2026-11-01/);
  await expect(region(page, '총매출')).toContainText('원');

  await page.goto(`${membersPath}?q=01020000002`);
  const row = page.getByRole('row', { name: '이하린' });
  await enter(page, row.getByRole('button', { name: '자세히' }));
  await tabTo(page, row.getByLabel('권한'));
  await page.keyboard.press('ArrowDown');
  await expect(row.getByLabel('권한')).toHaveValue('anonymous');
  await enter(page, row.getByRole('button', { name: '저장' }));
  await expect(row.getByRole('button', { name: '저장' })).toHaveAccessibleDescription(
    '이하린 권한을 변경하면 저장할 수 있습니다.',
  );

  await page.goto(masterMyPagePath);
  await enter(page, page.getByRole('button', { name: '출석 체크' }));
  const dialog = page.getByRole('dialog', { name: '출석 체크' });
  await expect(dialog.getByLabel('전화번호')).toBeFocused();
  await page.keyboard.type('01020000001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('출석이 정상적으로 처리되었습니다.');
});
