import type { Page } from '@playwright/test';
import { openView } from '../accessibility/views.ts';
import { contactOf, expectLoaded, pathsWithContact } from '../support/pages.ts';
import { recordSizes, scrollToEnd } from './page-metrics.ts';
import { expect, test } from '../support/test.ts';

const join = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: '멤버십 가입하기', exact: true });
const posters = (page: Page) => page.getByRole('main').getByRole('img');

test.describe('the home page', () => {
  test("keeps the fixed link clear of the page's end @screen:home.join", async ({ page }) => {
    await page.goto('/');
    const inView = async () => {
      const box = (await join(page).boundingBox())!;
      expect(box.y).toBeLessThan(page.viewportSize()!.height - box.height);
      return box;
    };
    await inView();
    // What loads near the end makes the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const link = await inView();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer!.y + footer!.height).toBeLessThanOrEqual(link.y);
    }).toPass();
  });

  test('loads fonts up to 50 kB and each poster up to 60 kB, and lower posters only near the viewport @extra:page-weight', async ({
    page,
  }) => {
    const fonts = recordSizes(page, /\.woff2$/u);
    const pictures = recordSizes(page, /^\/artwork\/.+-(?:tall|wide)\/\d+\.(avif|webp)$/u);
    await page.goto('/', { waitUntil: 'networkidle' });
    const sum = [...(await fonts()).values()].reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(50 * 1024);
    await expect(posters(page).first()).toHaveAttribute('fetchpriority', 'high');
    for (const place of [1, 2, 3])
      await expect(posters(page).nth(place)).toHaveAttribute('loading', 'lazy');
    await scrollToEnd(page);
    await expect.poll(async () => (await pictures()).size).toBe(4);
    for (const [path, size] of await pictures()) expect(size, path).toBeLessThanOrEqual(60 * 1024);
  });
});

test('a visit of the pages with plans loads fonts up to 110 kB, one for all texts @extra:page-weight', async ({
  page,
}) => {
  const fonts = recordSizes(page, /\.woff2$/u);
  for (const name of ['membership', 'hmembership', 'pilates', 'selecttrainer'])
    await page.goto(`/fitness/${name}`, { waitUntil: 'networkidle' });
  const names = ['studio-display', 'studio-pages', 'studio-text'];
  const loaded = async () => [...(await fonts()).keys()].sort();
  await expect.poll(loaded).toEqual(names.map((name) => expect.stringContaining(name)));
  const sum = [...(await fonts()).values()].reduce((total, size) => total + size, 0);
  expect(sum).toBeLessThanOrEqual(110 * 1024);
});

test('pages that sell end with where the studio is and when it is open, in little space @screen:contact', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const path of pathsWithContact) {
    await openView(page, { path });
    const contact = contactOf(page);
    if (path !== '/') {
      const end = await page.getByRole('list', { name: '안내와 설정' }).boundingBox();
      const start = await contact.boundingBox();
      expect(end!.y + end!.height - start!.y, path).toBeLessThanOrEqual(160);
      await expect(contact.getByText('메이크핏 (예시)')).toBeHidden();
      await contact.getByText('연락처와 사업자 정보').click();
      await expect(contact.getByText('메이크핏 (예시)')).toBeVisible();
    }
    await expect(page.getByText(/사업자등록번호/), path).toBeVisible();
    await expect(contact.getByText('부산광역시 부산진구 중앙대로 708'), path).toBeVisible();
    await expect(contact.getByRole('link', { name: '051-708-1234' })).toHaveAttribute(
      'href',
      'tel:0517081234',
    );
    await expect(contact.getByText('매일 06:00–24:00')).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: '오시는 길' }),
    ).toHaveAttribute('href', '/fitness/map');
  }
});

test.describe('promotional pages', () => {
  test('the skip link focuses the main content and keeps the URL @extra:skip-link', async ({
    page,
  }) => {
    await page.goto('/fitness/trainerpage');
    const main = page.getByRole('main');
    await expectLoaded(page);
    const length = await page.evaluate(() => history.length);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(page).toHaveURL('/fitness/trainerpage');
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);
  });
});
