import type { Page } from '@playwright/test';
import { setThirdPartyFaults } from '../support/faults.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const pagePath = '/fitness/pay';
const secret = 'test-secret';
const unauthorized = '인증에 실패했습니다. API 시크릿을 다시 확인해주세요.';
const unreachable = '결제사 서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.';

const field = (page: Page) => page.getByLabel('API 시크릿', { exact: true });
const table = (page: Page) => page.getByRole('table', { name: '결제 내역' });
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name });

async function connect(page: Page, typed = secret) {
  await field(page).fill(typed);
  await page.getByRole('button', { name: '결제 내역 조회' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto(pagePath);
});

test('payments are listed with their statuses in Korean @provider:rest', async ({ page }) => {
  await connect(page);
  await expect(row(page, /PT 12회/)).toContainText('결제 완료');
  await expect(row(page, /PT 12회/)).toContainText('840,000원');
  await expect(row(page, /필라테스 24회/)).toContainText('결제 실패');
  for (const name of ['결제 준비', '결제 승인 대기', '가상계좌 발급', '부분 취소', '결제 취소']) {
    await expect(table(page).getByText(name, { exact: true })).toBeVisible();
  }
});

test('an unknown status is shown unchanged', async ({ page }) => {
  await setThirdPartyFaults(page, {
    target: 'payment-api',
    path: '/payments',
    response: {
      status: 200,
      body: { items: [{ id: 'p-1', status: 'DISPUTED' }] },
    },
  });
  await connect(page);
  await expect(table(page).getByText('DISPUTED')).toBeVisible();
});

test('the secret is hidden, is sent to the provider only and is stored nowhere @pay-test:secret', async ({
  page,
}) => {
  const logged: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData()}`.includes(secret)) sent.push(request.url());
  });
  await expect(field(page)).toHaveAttribute('type', 'password');
  await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  await connect(page);
  await expect(row(page, /PT 12회/)).toBeVisible();
  const stored = await page.evaluate(() => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
  ]);
  expect(JSON.stringify([stored, await readIndexedDb(page)])).not.toContain(secret);
  expect(logged.join('\n')).not.toContain(secret);
  expect(sent).toEqual(['https://api.portone.io/login/api-secret']);
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('an empty and a wrong secret show an error under the field, and the input is kept', async ({
  page,
}) => {
  await page.getByRole('button', { name: '결제 내역 조회' }).click();
  await expect(field(page)).toHaveAccessibleDescription('API 시크릿을 입력해주세요.');
  await connect(page, 'wrong-secret');
  await expect(field(page)).toHaveAccessibleDescription(unauthorized);
  await expect(field(page)).toHaveValue('wrong-secret');
  await connect(page);
  await expect(row(page, /PT 12회/)).toBeVisible();
});

test('a network error can be retried', async ({ page }) => {
  await setThirdPartyFaults(page, { target: 'payment-api', path: '/payments' });
  await connect(page);
  await expect(page.getByRole('alert')).toHaveText(unreachable);
  await setThirdPartyFaults(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(row(page, /PT 12회/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an expired session of the provider asks for the secret again', async ({ page }) => {
  await connect(page);
  await expect(row(page, /PT 12회/)).toBeVisible();
  await setThirdPartyFaults(page, {
    target: 'payment-api',
    path: '/payments',
    response: { status: 401, body: { type: 'UNAUTHORIZED' } },
  });
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(field(page)).toHaveAccessibleDescription(unauthorized);
  await setThirdPartyFaults(page);
  await connect(page);
  await expect(row(page, /PT 12회/)).toBeVisible();
});
