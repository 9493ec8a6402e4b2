import { expect, test } from '@playwright/test';
import { decide } from './support/payment.ts';
import { authForm, demoPassword, sendSignIn, signIn } from './support/person.ts';

test('초기화 puts everything back, the open payments of this browser included', async ({ page }) => {
  const records = page.getByRole('region', { name: '결제 기록', exact: true });
  await signIn(page, 'customer2', '/fitness/membership');
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await decide(page, '확인 불가');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('결제 상태를 확인할 수 없습니다.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(records).toBeVisible();

  await page.getByRole('contentinfo').getByRole('button', { name: '초기화', exact: true }).click();
  await expect(records).toBeHidden();
  await page.goto('/fitness/reservations');
  await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible();
  await expect(records).toBeHidden();
});

test('초기화 signs out somebody whose account it takes away', async ({ page }) => {
  await page.goto('/auth/signup');
  const form = authForm(page, '회원가입');
  const person = { 이름: '정하늘', 아이디: 'haneul7', 비밀번호: demoPassword, '비밀번호 확인': demoPassword, '휴대폰 번호': '01077778888', 이메일: 'haneul7@makefit.kr' };
  for (const [label, value] of Object.entries(person)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('radio', { name: '여성' }).check();
  await form.getByRole('button', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await sendSignIn(page, person.아이디);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('정하늘님 환영합니다')).toBeVisible();

  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('button', { name: '초기화', exact: true }).click();
  await loadedAnew;
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
