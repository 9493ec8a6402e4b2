import { settle, watchPendingScripts } from '../navigation/prefetched.ts';
import { signIn } from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { contactOf, expectLoaded, pathsWithContact } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { setTime } from '../support/time.ts';
import {
  layoutShiftOf,
  recordLayoutShift,
  recordSizes,
  scrollToEnd,
  untilComplete,
} from './page-metrics.ts';

test('the summary has its space from the first frame, with or without its facts', async ({
  page,
}) => {
  await setTime(page, '2026-11-20T19:30:00');
  await recordLayoutShift(page);
  await signIn(page, 'customer1');
  const summary = region(page, '나의 수업');
  for (const fails of [false, true]) {
    if (fails) await setFaults(page, { kind: 'status', status: 500 });
    await page.goto('/');
    await expect(summary.getByRole('link', { name: '수업 예약' })).toBeVisible();
    await expectLoaded(page);
    await expect(summary.getByRole('term')).toHaveCount(fails ? 0 : 2);
    await untilComplete(page);
    expect(await layoutShiftOf(page)).toBe(0);
  }
});

test('the highlights are requested once they are near, and move nothing, also where the page is loaded again at its end', async ({
  page,
}) => {
  await recordLayoutShift(page);
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|artwork\/trainer-)/.test(pathname)) called.push(pathname);
  });
  const scriptsLoaded = watchPendingScripts(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('img').nth(1).scrollIntoViewIfNeeded();
  await untilComplete(page);
  await scriptsLoaded();
  await settle(page);
  expect(called).toEqual([]);
  await page.getByRole('main').getByRole('img').nth(2).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: '함께 운동할 트레이너' })).toBeAttached();
  expect(await layoutShiftOf(page)).toBe(0);
  await contactOf(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: '함께 운동할 트레이너' })).toBeAttached();
  await untilComplete(page);
  await expect(contactOf(page)).toBeInViewport();
  // The tools of the mock backend move the links of the footer.
  expect(await layoutShiftOf(page)).toBeLessThan(0.003);
});

test('home loads fonts up to 50 kB and posters up to 60 kB each, the pages with plans fonts up to 110 kB', async ({
  page,
}) => {
  const fonts = recordSizes(page, /\.woff2$/u);
  const pictures = recordSizes(page, /^\/artwork\/.+-(?:tall|wide)\/\d+\.(avif|webp)$/u);
  const fontBytes = async () => [...(await fonts()).values()].reduce((sum, size) => sum + size, 0);
  await page.goto('/');
  await untilComplete(page);
  expect(await fontBytes()).toBeGreaterThan(0);
  expect(await fontBytes()).toBeLessThanOrEqual(50 * 1024);
  await scrollToEnd(page);
  await expect.poll(async () => (await pictures()).size).toBe(4);
  for (const [path, size] of await pictures()) expect(size, path).toBeLessThanOrEqual(60 * 1024);
  for (const name of ['membership', 'hmembership', 'pilates', 'selecttrainer']) {
    await page.goto(`/fitness/${name}`);
    await untilComplete(page);
  }
  expect(await fontBytes()).toBeLessThanOrEqual(110 * 1024);
});

test('pages that sell end with where the studio is and when it is open, in little space @screen:contact', async ({
  page,
}) => {
  for (const path of pathsWithContact) {
    await page.goto(path);
    await expectLoaded(page);
    const contact = contactOf(page);
    if (path !== '/') {
      const height = async () => {
        const end = await page.getByRole('list', { name: '안내와 설정' }).boundingBox();
        const start = await contact.boundingBox();
        return end!.y + end!.height - start!.y;
      };
      await expect.poll(height, path).toBeLessThanOrEqual(160);
      await contact.getByText('연락처와 사업자 정보').click();
      await expect(contact.getByText('메이크핏 (예시)'), path).toBeVisible();
    }
    await expect(page.getByText(/사업자등록번호/), path).toBeVisible();
    for (const text of ['부산광역시 부산진구 중앙대로 708', '매일 06:00–24:00'])
      await expect(contact.getByText(text), path).toBeVisible();
    const phone = contact.getByRole('link', { name: '051-708-1234' });
    await expect(phone).toHaveAttribute('href', 'tel:0517081234');
  }
});
