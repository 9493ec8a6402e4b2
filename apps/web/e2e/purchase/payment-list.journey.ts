import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const secret = 'test-secret';

test('the secret is sent to the provider only and stored nowhere @pay-test:secret', async ({
  page,
}) => {
  const logged: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData()}`.includes(secret)) sent.push(request.url());
  });
  await page.goto('/fitness/pay');
  const field = page.getByLabel('API 시크릿', { exact: true });
  await field.fill(secret);
  await page.getByRole('button', { name: '결제 내역 조회' }).click();
  await expect(page.getByRole('row', { name: /PT 12회/ })).toBeVisible();
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
  await expect(field).toHaveValue('');
});
