import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import {
  classesPath,
  classesRequestPath,
  classRequest,
  dayButton,
  timeButton,
} from '../support/classes.ts';
import { answerQuestion, dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { networkError } from '../support/messages.ts';
import { bodiesOf } from '../support/requests.ts';
import {
  chooseClasses,
  expectCounts,
  repeatAction,
  repeatDialog,
  repeatTitle,
  undoQuestion,
} from '../support/repeat.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const registered = '수업이 등록되었습니다.';
const leaveRunning = '창을 닫으면 남은 수업은 보내지 않습니다. 등록한 수업은 달력에 남습니다.';

/** Six free hours of trainer 1: three Tuesdays at 06:00 and 22:00. */
const tuesdays = { weekdays: ['화'], hours: ['06:00', '22:00'], weeks: 3 };
const tuesdayTimes = ['2026-11-24', '2026-12-01', '2026-12-08'].flatMap((date) =>
  ['06:00', '22:00'].map((hour) => `${date}T${hour}:00`),
);

/** Starts to send the six classes, slowly enough to do something in the middle, and waits for the first. */
async function sendSlowly(page: Page) {
  await chooseClasses(page, tuesdays);
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createClass' });
  await repeatAction(page, '수업 6개 등록').click();
  await expect(repeatDialog(page).getByText(/6개 중 [1-3]개/)).toBeVisible();
}

test.beforeEach(({ page }) => setTime(page, morning));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'a trainer sees each class with what is left out, registers them, and finds them in the calendar',
    { tag: ['@repeat:pattern', '@repeat:left-out', '@repeat:holidays', '@repeat:progress'] },
    async ({ page }) => {
      await signIn(page, 'trainer1', classesPath);
      const sent = bodiesOf(page, 'POST', classesRequestPath);
      await page.getByRole('button', { name: repeatTitle, exact: true }).tap();
      const dialog = repeatDialog(page);
      await expect(dialog.getByLabel('시작일')).toHaveValue('2026. 11. 21.');
      for (const name of ['금', '06:00', '07:00'])
        await dialog.getByRole('button', { name, exact: true }).tap();
      await dialog.getByLabel('기간').selectOption('5');
      // Four Fridays have a class at 07:00, and the fifth is Christmas.
      await expect(repeatAction(page, '수업 4개 등록')).toBeVisible();
      await expect(dialog.getByText('제외: 등록됨 4개 · 공휴일 2개')).toBeVisible();
      await expect(dialog.getByText('06:00, 07:00 · 공휴일(성탄절)')).toBeVisible();
      await dialog.getByRole('switch', { name: '공휴일에도 등록' }).tap();
      await repeatAction(page, '수업 6개 등록').tap();
      await expect(toast(page, registered)).toBeVisible();
      await expectCounts(page, '등록됨 6개');
      expect(sent).toEqual(
        ['11-27T06', '12-04T06', '12-11T06', '12-18T06', '12-25T06', '12-25T07'].map((time) =>
          classRequest(`2026-${time}:00:00`, 1),
        ),
      );
      await dialog.getByRole('button', { name: '닫기' }).tap();
      await expect(page.getByRole('button', { name: repeatTitle, exact: true })).toBeFocused();
      await expect(dayButton(page, '2026년 11월 27일 금요일, 수업 9개')).toBeVisible();
    },
  );
});

test('without a pointer a trainer is told what is missing, and sends only the refused classes again @repeat:refused @repeat:results @deep', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  await page.getByRole('button', { name: repeatTitle, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(repeatDialog(page)).toBeVisible();
  await repeatAction(page, '등록').press('Enter');
  await dismissAlert(page, '등록할 수 있는 수업이 없습니다. 요일, 시간, 시작일을 확인해주세요.');
  await repeatAction(page, '월').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(timeButton(page, '06:00')).toHaveAttribute('aria-pressed', 'true');
  await setFaults(page, {
    kind: 'status',
    status: 409,
    message: '이미 등록된 시간입니다.',
    operation: 'createClass',
    times: 1,
  });
  await repeatDialog(page).getByLabel('최대 인원').press('Enter');
  await dismissAlert(page, '수업 등록 실패: 이미 등록된 시간입니다.');
  await expect(toast(page, registered)).toBeVisible();
  await expectCounts(page, '등록됨 3개 · 실패 1개');
  await expect(
    repeatDialog(page).getByText('06:00 · 이미 등록된 시간입니다.', { exact: true }),
  ).toBeVisible();
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await repeatAction(page, '나머지 등록').press('Enter');
  await expectCounts(page, '등록됨 4개');
  expect(sent).toEqual([classRequest('2026-11-24T06:00:00', 1)]);
});

test('a trainer stops and sends the rest; the back button and a reload ask, and what was made stands in the calendar @repeat:stop @repeat:leaving', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  await sendSlowly(page);
  void page.goBack().catch(() => null);
  await answerQuestion(page, leaveRunning, '돌아가기');
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

test('a class whose answer was lost has failed, nothing is sent without a press, and leaving in the middle sends no more @repeat:once @repeat:leaving', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  await chooseClasses(page, tuesdays);
  await setFaults(page, { kind: 'lost', operation: 'createClass', times: 1 });
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await repeatAction(page, '수업 6개 등록').click();
  await dismissAlert(page, `수업 등록 실패: ${networkError}`);
  await expectCounts(page, '실패 1개 · 남음 5개');
  expect(sent).toHaveLength(1);
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createClass' });
  await repeatAction(page, '나머지 등록').click();
  await expect.poll(() => sent.length).toBe(3);
  await page.keyboard.press('Escape');
  await answerQuestion(page, leaveRunning, '닫기');
  // The class of the lost answer had been registered; the server refuses a second one.
  await dismissAlert(page, '수업 등록 실패: 이미 등록된 시간입니다.');
  await expect(repeatDialog(page)).toBeHidden();
  expect(sent.length).toBeLessThan(5);
});

/** Reserves the trainer's class at a time for customer 1, as from another device. */
function reserveElsewhere(page: Page, classTime: string) {
  return page.evaluate(async (time) => {
    const origin = 'http://localhost:8080';
    const call = async (path: string, token: string, body?: object) => {
      const response = await fetch(`${origin}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return response.json().catch(() => null);
    };
    const account = { username: 'customer1', password: 'Fitness1!' };
    const { token } = await call('/api/auth/signin', '', account);
    const passes = await call('/api/fitness/reservations/available-promotions', token);
    for (const { membershipId } of passes) {
      const classes = await call(
        `/api/fitness/classes/reservable?membershipId=${membershipId}`,
        token,
      );
      const found = classes.find(
        (one: { classTime: string; trainerName: string }) =>
          one.trainerName === '강민준' && one.classTime === time,
      );
      if (!found) continue;
      await call('/api/fitness/reservation', token, { classId: found.classId, membershipId });
      return true;
    }
    return false;
  }, classTime);
}

test('undoing deletes the classes that were just made, and leaves the one that was reserved meanwhile @repeat:undo', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  const tuesday = dayButton(page, '2026년 11월 24일 화요일, 수업 8개, 예약 1명');
  await expect(tuesday).toBeVisible();
  await chooseClasses(page, tuesdays);
  await repeatAction(page, '수업 6개 등록').click();
  await expectCounts(page, '등록됨 6개');
  expect(await reserveElsewhere(page, tuesdayTimes[2]!)).toBe(true);
  await repeatAction(page, '되돌리기').click();
  await answerQuestion(page, undoQuestion(6), '수업 삭제');
  await dismissAlert(page, '수업 삭제 실패: 예약이 있어 삭제하지 않았습니다.');
  await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
  await expectCounts(page, '등록됨 1개 · 삭제됨 5개');
  await expect(
    repeatDialog(page).getByText('06:00 · 예약이 있어 삭제하지 않았습니다.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tuesday).toBeVisible();
});
