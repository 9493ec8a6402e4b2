import { submitSignIn } from '../support/authentication.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** All paths are relative, because `pnpm hosting:test` also runs this test under a sub-path. */
test('the site works at the path where it is served, and asks for nothing outside of it @extra:sub-path @deep', async ({
  page,
  baseURL,
}) => {
  const base = new URL(baseURL ?? '').href;
  const problems: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    const isOwn = url.startsWith(new URL(base).origin);
    if (
      isOwn &&
      (!`${url}/`.startsWith(base) || (response.status() >= 400 && !url.endsWith('/none')))
    )
      problems.push(`${response.status()} ${url}`);
  });
  const urlOf = (path: string) => new URL(path, base).href;

  await page.goto('./');
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await expect(page).toHaveURL(urlOf('fitness/membership'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./fitness/trainerpage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('./fitness/reservations');
  await expect(page).toHaveURL(urlOf('auth/signin'));
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL(urlOf('fitness/reservations'));
  await expectLoaded(page);
  await page.reload();
  await expectLoaded(page);
  await expect(page).toHaveURL(urlOf('fitness/reservations'));
  await page.goBack();

  const response = await page.goto('./none');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page.getByRole('link', { name: '멤버십 가입하기' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(base);
  expect(problems).toEqual([]);
});
