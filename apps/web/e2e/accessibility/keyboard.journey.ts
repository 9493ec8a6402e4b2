import { authForm, demoPassword, signIn } from '../support/authentication.ts';
import {
  classesPath,
  deleteButton,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { region, toast } from '../support/elements.ts';
import { masterMyPagePath, membersPath, salesPath } from '../support/master.ts';
import { paymentDialog } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';

test('the main job can be done with the keyboard alone, and the focus is always seen @extra:keyboard', async ({
  page,
}) => {
  await setTime(page, morning);
  await page.goto('/auth/signin');
  const form = authForm(page, '로그인');
  await typeInto(page, form.getByLabel('아이디'), 'customer2');
  await typeInto(page, form.getByLabel('비밀번호', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await enter(page, page.getByRole('link', { name: '멤버십 가입하기' }));
  await enter(page, page.getByRole('link', { name: '그룹 필라테스', exact: true }));
  await tabTo(page, page.getByRole('radio', { name: 'BASIC 12회 360,000원' }));
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: '구매하기', exact: true }));
  await enter(page, paymentDialog(page).getByRole('button', { name: '결제 승인' }));
  await expect(page).toHaveURL('/fitness/reservations');

  await enter(
    page,
    page.getByRole('row', { name: /필라테스 12회/ }).getByRole('link', { name: /^예약하기/ }),
  );
  const buttons = region(page, '예약 가능한 수업').getByRole('button', { name: /^예약하기/ });
  await enter(page, buttons.and(page.locator(':not([aria-disabled])')).first());
  await expect(toast(page, '예약 성공!')).toBeVisible();
  await enter(page, region(page, '예약 내역').getByRole('button', { name: /^예약 취소/ }));
  const question = page.getByRole('alertdialog', { name: '정말 이 예약을 취소하시겠습니까?' });
  await expect(question.getByRole('button', { name: '예약 유지' })).toBeFocused();
  await enter(page, question.getByRole('button', { name: '예약 취소' }));
  await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();

  await page.goto('/fitness/review');
  await tabTo(page, page.getByRole('radio', { name: '1점' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '5점' })).toBeChecked();
  await typeInto(page, page.getByLabel('리뷰 내용'), '스트레칭이 좋았습니다.');
  await page.keyboard.press('Enter');
  await expect(toast(page, '리뷰가 등록되었습니다.')).toBeVisible();
});

test('a trainer registers and deletes a class with the keyboard alone @extra:keyboard', async ({
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
  await tabTo(page, page.getByRole('checkbox', { name: '06:00 예약 없음' }));
  await page.keyboard.press('Space');
  await enter(page, deleteButton(page));
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: '수업 삭제' }));
  await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
});

test('the master reads sales, changes a role and checks a member in with the keyboard alone @extra:keyboard', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'master1', salesPath);
  await enter(page, page.getByRole('button', { name: '이번 달' }));
  await expect(page).toHaveURL(/start=2026-11-01/);
  await expect(region(page, '기간 매출')).toContainText('원');

  await page.goto(`${membersPath}?q=01020000002`);
  const row = page.getByRole('row', { name: '이하린' });
  await enter(page, row.getByRole('button', { name: '자세히' }));
  await tabTo(page, row.getByLabel('권한'));
  await page.keyboard.press('ArrowDown');
  await expect(row.getByLabel('권한')).toHaveValue('anonymous');
  await enter(page, row.getByRole('button', { name: '저장' }));
  await expect(toast(page, '회원번호 102 저장되었습니다.')).toBeVisible();

  await page.goto(masterMyPagePath);
  await enter(page, page.getByRole('button', { name: '출석 체크' }));
  const dialog = page.getByRole('dialog', { name: '출석 체크' });
  await expect(dialog.getByLabel('전화번호')).toBeFocused();
  await page.keyboard.type('01020000001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('출석이 정상적으로 처리되었습니다.');
});
