import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { classesPath, dayButton, timeButton } from '../support/classes.ts';
import { answerQuestion, dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { requestAs } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const repeatTitle = '반복 수업 등록';

function repeatDialog(page: Page) {
  return page.getByRole('dialog', { name: repeatTitle });
}

function repeatAction(page: Page, name: string) {
  return repeatDialog(page).getByRole('button', { name, exact: true });
}

/** Chooses six free hours of trainer 1: three Tuesdays at 06:00 and 22:00. */
async function chooseTuesdays(page: Page) {
  await page.getByRole('button', { name: repeatTitle, exact: true }).click();
  await repeatAction(page, '화').click();
  for (const hour of ['06:00', '22:00']) await timeButton(page, hour).click();
  await repeatDialog(page).getByLabel('기간').selectOption('3');
}

/** Waits until the sending has ended with these counts. */
async function expectCounts(page: Page, counts: string) {
  await expect(repeatDialog(page).getByText(counts, { exact: true })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'trainer1', classesPath);
});

test('a trainer stops and sends the rest; the back button and a reload ask, and what was made stands in the calendar', async ({
  page,
}) => {
  await chooseTuesdays(page);
  // Each request waits until the faults are set again.
  const held = { kind: 'latency', ms: 600_000, operation: 'createClass' } as const;
  await setFaults(page, held);
  await repeatAction(page, '수업 6개 등록').click();
  await expect(async () => {
    await setFaults(page, held);
    await expect(repeatDialog(page).getByText(/6개 중 [1-5]개/)).toBeVisible({ timeout: 2000 });
  }).toPass();
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
  await clearFaults(page);
  await expect(repeatDialog(page).getByText(/^등록됨 \d개 · 남음 \d개$/)).toBeVisible();
  await expect(repeatAction(page, '나머지 등록')).toBeFocused();
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
  await chooseTuesdays(page);
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
