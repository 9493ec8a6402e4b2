import type { Locator, Page } from '@playwright/test';
import { enter } from '../accessibility/keyboard.ts';
import { signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { region, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { fitnessPath } from '../support/purchase.ts';
import { contentField, reviewItems, submitButton } from '../support/reviews.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { layoutShiftOf, recordLayoutShift } from './page-metrics.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** What the bars of a phone's browser leave of it. */
const insidePhoneBars = { width: 390, height: 664 };

async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The left edge of the page's column, with which the logo begins; the right edge is as far from the window's. */
async function columnStart(page: Page) {
  return (await edgesOf(page.getByRole('banner').getByRole('link').first())).left;
}

const join = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: '멤버십 가입하기', exact: true });

for (const [index, viewport] of [
  phone,
  desktop,
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
].entries()) {
  test(
    `the fixed link and a toast end with the page's column, the toast over the header, at ${viewport.width} px @screen:home.join-place @look:toast-place`,
    deepFrom(1, index),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const start = await columnStart(page);
      const { left, right } = await edgesOf(join(page));
      expect(right).toBeCloseTo(viewport.width - start, 0);
      if (viewport === phone) expect(left).toBeCloseTo(start, 0);

      await signIn(page, 'customer1', fitnessPath('review'));
      await page.getByRole('radio', { name: '5점' }).click();
      await contentField(page).fill('스트레칭이 좋았습니다.');
      await submitButton(page).click();
      const message = toast(page, '리뷰가 등록되었습니다.').locator('[data-front]');
      await expect(message).toBeVisible();
      const { right: end, bottom } = await edgesOf(message);
      expect(end).toBeCloseTo(viewport.width - (await columnStart(page)), 0);
      expect(bottom).toBeLessThanOrEqual((await edgesOf(page.getByRole('banner'))).bottom);
    },
  );
}

test("the first poster's link is above the fixed link on a desktop and a laptop @screen:home.join-place", async ({
  page,
}) => {
  await page.goto('/');
  for (const viewport of [desktop, { width: 1366, height: 657 }]) {
    await page.setViewportSize(viewport);
    const { bottom } = await edgesOf(page.getByRole('main').getByRole('link').first());
    expect(bottom).toBeLessThan((await edgesOf(join(page))).top);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the prices of the plan chooser are in the first view, right below the names @screen:membership.price', async ({
    page,
  }) => {
    await page.goto(fitnessPath('membership'));
    for (const [name, price] of [
      ['1일 이용권', '15,000원'],
      ['헬스 회원권', '120,000원부터'],
      ['그룹 필라테스', '360,000원부터'],
      ['1:1 PT', '840,000원부터'],
    ] as const) {
      const title = await edgesOf(page.getByRole('heading', { level: 2, name, exact: true }));
      const shown = await edgesOf(page.getByText(price, { exact: true }));
      expect(shown.top - title.bottom, name).toBeLessThanOrEqual(1);
      expect(shown.bottom, name).toBeLessThan(desktop.height);
    }
  });
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: insidePhoneBars, hasTouch: true });

  test('the first trainer has picture, name, speciality and the way to the plans in the first view @screen:trainerpage.first-view @screen:trainerpage.start', async ({
    page,
  }) => {
    await page.goto(fitnessPath('trainerpage'));
    const main = page.getByRole('main');
    const start = main.getByRole('link', { name: '강민준 트레이너와 시작하기' });
    for (const element of [
      main.getByRole('img', { name: /^강민준 트레이너/u }),
      main.getByRole('heading', { name: '강민준' }),
      main.getByText('근력과 바벨', { exact: true }),
      start,
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
    await start.tap();
    await expect(page).toHaveURL(`${fitnessPath('pt')}?trainer=1`);
  });

  test('a visitor reads the average, then the reviews, and below them why there is no form; a failed list is tried again @screen:review.order @review:customer @list:failed', async ({
    page,
  }) => {
    await page.goto(fitnessPath('review'));
    await expect(reviewItems(page)).toHaveCount(5);
    const average = region(page, '평균 별점');
    const list = region(page, '전체 리뷰');
    const refusal = page.getByText('리뷰 작성은 고객만 가능합니다.');
    await expect(average.getByText('4.4')).toBeInViewport({ ratio: 1 });
    const inOrder = async () => {
      const [first, second, third] = await Promise.all([average, list, refusal].map(edgesOf));
      expect(first!.bottom).toBeLessThanOrEqual(second!.top);
      expect(second!.bottom).toBeLessThanOrEqual(third!.top);
    };
    await inOrder();
    const sizes = await reviewItems(page)
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
    expect(new Set(sizes).size).toBe(1);

    await setFaults(page, { kind: 'offline', operation: 'listReviews' });
    await page.reload();
    await expect(list.getByText('등록된 리뷰가 없습니다.')).toBeVisible();
    await inOrder();
    await clearFaults(page);
    await list.getByRole('button', { name: '다시 시도' }).tap();
    await expect(reviewItems(page)).toHaveCount(5);
    await page.getByRole('main').getByRole('button', { name: '로그인하기' }).tap();
    await expect(page).toHaveURL('/auth/signin');
  });
});

test('a customer reads the first reviews in the first view and writes below them, by keyboard and over a reload in the middle @screen:review.order @screen:review.form @extra:review-draft @deep', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'customer1', fitnessPath('review'));
  await expect(reviewItems(page)).toHaveCount(5);
  await expect(reviewItems(page).nth(2)).toBeInViewport({ ratio: 1 });
  const form = await edgesOf(region(page, '리뷰 쓰기'));
  expect(form.top).toBeGreaterThanOrEqual((await edgesOf(region(page, '전체 리뷰'))).bottom);
  await page.getByRole('radio', { name: '1점' }).focus();
  await page.keyboard.press('ArrowRight');
  await contentField(page).pressSequentially('아침 수업이 좋습니다.');
  await expect(page.getByRole('radio', { name: '2점' })).toBeChecked();
  await expect
    .poll(() => readIndexedDb(page))
    .toContainEqual(expect.objectContaining({ likeStar: 2, content: '아침 수업이 좋습니다.' }));
  await page.reload();
  await expect(contentField(page)).toHaveValue('아침 수업이 좋습니다.');
  await enter(page, submitButton(page));
  await expect(toast(page, '리뷰가 등록되었습니다.')).toBeVisible();
  await expect(reviewItems(page).first()).toContainText('아침 수업이 좋습니다.');
});

for (const username of ['customer1', 'trainer1'])
  for (const viewport of [phone, desktop])
    test(`the reviews load without a layout shift for ${username} at ${viewport.width} px @extra:layout-shift @deep`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await recordLayoutShift(page);
      await signIn(page, username);
      await page.goto(fitnessPath('review'));
      await expect(reviewItems(page)).toHaveCount(5);
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page)).toBeLessThan(0.001);
    });
