import { signIn } from '../support/authentication.ts';
import {
  classesPath,
  dayButton,
  deleteButton,
  enterDeleteMode,
  openTomorrow,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { answerQuestion, dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.describe('a PT trainer', () => {
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await signIn(page, 'trainer1');
  });

  test('deletes classes after a confirmation that counts their reservations @role:manager.classes', async ({
    page,
  }) => {
    await openTomorrow(page);
    await enterDeleteMode(page);
    await deleteButton(page).click();
    await dismissAlert(page, '삭제할 수업을 선택해주세요.');
    await page.getByRole('checkbox', { name: '10:00 강하준 예약 1명' }).check();
    await page.getByRole('checkbox', { name: '20:00 예약 없음' }).check();
    const question = '선택한 수업 2개를 삭제하시겠습니까? 예약 1건도 함께 취소됩니다.';
    await deleteButton(page).click();
    await answerQuestion(page, question, '돌아가기');
    await expect(page.getByRole('checkbox')).toHaveCount(8);
    await deleteButton(page).click();
    await answerQuestion(page, question, '수업 삭제');
    await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(6);
    await page.getByText('삭제 모드').click();
    await expect(timeButton(page, '10:00')).toBeEnabled();
    await tomorrowDialog(page).getByRole('button', { name: '닫기' }).click();
    await expect(dayButton(page, '2026년 11월 21일 토요일, 수업 6개, 예약 0명')).toBeVisible();
  });

  test('keeps the selection when a deletion fails; a class on a past date cannot be deleted @classes:delete-past @error:classes.delete-failed', async ({
    page,
  }) => {
    await openTomorrow(page);
    await enterDeleteMode(page);
    const one = page.getByRole('checkbox', { name: '20:00 예약 없음' });
    await one.check();
    await setFaults(page, {
      kind: 'status',
      operation: 'deleteClass',
      status: 500,
      message: '잠시 후 다시 시도해주세요.',
    });
    await deleteButton(page).click();
    await answerQuestion(
      page,
      '선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.',
      '수업 삭제',
    );
    await dismissAlert(page, '수업 삭제 실패: 잠시 후 다시 시도해주세요.');
    await expect(one).toBeChecked();
    await expect(one).toHaveAccessibleDescription('수업 삭제 실패: 잠시 후 다시 시도해주세요.');
    await clearFaults(page);
    await page.goto(`${classesPath}?date=2026-11-19`);
    await enterDeleteMode(page);
    await page.getByRole('checkbox').first().check();
    await deleteButton(page).click();
    await dismissAlert(page, '과거 날짜의 수업은 삭제할 수 없습니다.');
  });
});
