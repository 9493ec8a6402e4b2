import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { classesPath, dayButton } from '../support/classes.ts';
import { answerQuestion, dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { requestAs } from '../support/other-device.ts';
import { chooseClasses, expectCounts, repeatAction, repeatDialog } from '../support/repeat.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

/** Six free hours of trainer 1: three Tuesdays at 06:00 and 22:00. */
const tuesdays = { weekdays: ['화'], hours: ['06:00', '22:00'], weeks: 3 };

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'trainer1', classesPath);
});

test('a trainer stops and sends the rest; the back button and a reload ask, and what was made stands in the calendar', async ({
  page,
}) => {
  await chooseClasses(page, tuesdays);
  // Slow enough to do something in the middle.
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createClass' });
  await repeatAction(page, '수업 6개 등록').click();
  await expect(repeatDialog(page).getByText(/6개 중 [1-3]개/)).toBeVisible();
  void page.goBack().catch(() => null);
  await answerQuestion(
    page,
    '창을 닫으면 남은 수업은 보내지 않습니다. 등록한 수업은 달력에 남습니다.',
    '돌아가기',
  );
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  void page.reload().catch(() => null);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await repeatAction(page, '중지').click();
  await expect(repeatDialog(page).getByText(/^등록됨 \d개 · 남음 \d개$/)).toBeVisible();
  await expect(repeatAction(page, '나머지 등록')).toBeFocused();
  await clearFaults(page);
  await repeatAction(page, '나머지 등록').click();
  await expectCounts(page, '등록됨 6개');
  await page.keyboard.press('Escape');
  await expect(dayButton(page, '2026년 11월 24일 화요일, 수업 10개')).toBeVisible();
});

/** Reserves the trainer's class at a time with the first PT pass of customer 1. */
async function reserveElsewhere(page: Page, classTime: string) {
  const path = 'fitness/classes/reservable?membershipId=1';
  const classes: { classId: number; classTime: string }[] = await requestAs(page, 'customer1', {
    method: 'GET',
    path,
  });
  const { classId } = classes.find((one) => one.classTime === classTime)!;
  const body = { classId, membershipId: 1 };
  await requestAs(page, 'customer1', { method: 'POST', path: 'fitness/reservation', body });
}

test('undoing deletes the classes that were just made, and leaves the one that was reserved meanwhile', async ({
  page,
}) => {
  const tuesday = dayButton(page, '2026년 11월 24일 화요일, 수업 8개, 예약 1명');
  await expect(tuesday).toBeVisible();
  await chooseClasses(page, tuesdays);
  await repeatAction(page, '수업 6개 등록').click();
  await expectCounts(page, '등록됨 6개');
  await reserveElsewhere(page, '2026-12-01T06:00:00');
  await repeatAction(page, '되돌리기').click();
  await answerQuestion(
    page,
    '이번에 등록한 수업 6개를 삭제하시겠습니까? 예약이 있는 수업은 삭제하지 않습니다.',
    '수업 삭제',
  );
  await dismissAlert(page, '수업 삭제 실패: 예약이 있어 삭제하지 않았습니다.');
  await expectCounts(page, '등록됨 1개 · 삭제됨 5개');
  await expect(
    repeatDialog(page).getByText('06:00 · 예약이 있어 삭제하지 않았습니다.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tuesday).toBeVisible();
});
