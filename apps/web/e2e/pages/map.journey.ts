import type { Page } from '@playwright/test';
import { setThirdPartyFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    failedScripts?: number;
  }
}

const map = (page: Page) => page.getByRole('region', { name: '지도', exact: true });
const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '지도를 불러오지 못했습니다.' });

test('a failed map is retried three times, then replaced by an error; 다시 시도 starts again and loads it @map:retry @map:failed', async ({
  page,
}) => {
  await page.clock.install();
  // The error event of a script reaches the page only after Playwright knows that its request failed.
  await page.addInitScript(() => {
    window.failedScripts = 0;
    const count = () => (window.failedScripts = (window.failedScripts ?? 0) + 1);
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && count(), true);
  });
  const failedAttempts = () => expect.poll(() => page.evaluate(() => window.failedScripts));
  /** Lets the first attempt and its three retries, after 1, 2 and 4 seconds, fail. */
  const failFourTimes = async (before: number) => {
    for (const [attempt, seconds] of [1, 2, 4].entries()) {
      // On a busy machine a delay may already be over.
      await failedAttempts().toBeGreaterThan(before + attempt);
      await page.clock.runFor(seconds * 1000);
    }
    await failedAttempts().toBe(before + 4);
    await expect(problem(page)).toBeVisible();
  };

  await page.goto('/');
  await setThirdPartyFaults(page, { target: 'map-script', times: 8 });
  await navigate(page, '/fitness/map');
  await expect(
    page.getByRole('status').filter({ hasText: '지도를 불러오는 중입니다.' }),
  ).toBeVisible();
  await failFourTimes(0);

  const address = '부산광역시 부산진구 중앙대로 708';
  await expect(page.getByText(address)).toBeVisible();
  for (const name of ['카카오맵', '네이버 지도', '구글 지도'])
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address), 'u'),
    );

  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(problem(page)).toHaveCount(0);
  await failFourTimes(4);

  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(map(page)).toBeVisible();
  await failedAttempts().toBe(8);
});
