import type { Page } from '@playwright/test';
import { signUpField } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { bodiesOf } from '../support/requests.ts';
import { contentField, openReviewsAs, reviewPath } from '../support/reviews.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { inChromium, type InputMethod, inputMethod } from './input-method.ts';

const created = '리뷰가 등록되었습니다.';

async function openReview(page: Page, stars = 5) {
  const requests = bodiesOf(page, 'POST', reviewPath);
  await openReviewsAs(page, 'customer1');
  const star = page.getByRole('radio', { name: `${stars}점`, exact: true });
  if (stars > 0) await star.click();
  await contentField(page).focus();
  return { requests, keys: await inputMethod(page) };
}

/** The events of an Enter that ends the composition of 요, in each platform's order. */
const orders: Record<string, (keys: InputMethod) => Promise<unknown>> = {
  'on macOS': async (keys) => {
    await keys.pressHandledEnter();
    await keys.commit('요');
    await keys.pressEnter();
    await keys.releaseEnter();
  },
  'on Windows': async (keys) => {
    await keys.pressHandledEnter('Process');
    await keys.commit('요');
    await keys.pressEnter();
    await keys.releaseEnter();
  },
  'where it is held down': async (keys) => {
    await keys.pressHandledEnter();
    await keys.commit('요');
    for (let repeats = 0; repeats < 3; repeats += 1) await keys.pressEnter(true);
    await keys.releaseEnter();
  },
  'where the press comes once': async (keys) => {
    await keys.pressHandledEnter();
    await keys.commit('요');
    await keys.releaseEnter();
  },
  'where the composition ends after the key is released': async (keys) => {
    await keys.pressHandledEnter();
    await keys.releaseEnter();
    await keys.commit('요');
  },
  'in Safari, where the composition ends first': async (keys) => {
    await keys.commit('요');
    await keys.pressHandledEnter();
    await keys.releaseEnter();
  },
};

for (const [index, [platform, pressEnter]] of Object.entries(orders).entries())
  test(
    `Enter in a Korean syllable sends the whole review once, ${platform} @review:enter`,
    deepFrom(1, index, inChromium),
    async ({ page }) => {
      const { requests, keys } = await openReview(page);
      await keys.commit('좋아');
      for (const text of ['ㅇ', '요']) await keys.compose(text);
      await pressEnter(keys);
      await expect(toast(page, created)).toBeVisible();
      await expect(contentField(page)).toHaveValue('');
      await keys.commit('다음');
      await keys.pressEnter();
      await dismissAlert(page, '별점과 리뷰 내용을 모두 입력해주세요.');
      expect(requests).toEqual([{ content: '좋아요', likeStar: 5 }]);
    },
  );

test(
  'the alert of a review that is not complete stays after the press in a Korean syllable @review:enter',
  { ...inChromium, tag: ['@chromium', '@deep'] },
  async ({ page }) => {
    const { requests, keys } = await openReview(page, 0);
    await keys.compose('요');
    await orders['on macOS']!(keys);
    await dismissAlert(page, '별점과 리뷰 내용을 모두 입력해주세요.');
    await expect(contentField(page)).toHaveValue('요');
    expect(requests).toEqual([]);
  },
);

const candidates: [language: string, parts: [string, ...string[]], chosen: string][] = [
  ['Japanese', ['か', 'かん', 'かんじ', '漢字'], '漢字'],
  ['Chinese', ['n', 'ni', 'ni hao'], '你好'],
  ['Chinese, in the letters that were typed', ['n', 'ni'], 'ni'],
  ['Korean, for a Chinese character', ['ㅎ', '한'], '韓'],
];
for (const [index, [language, parts, chosen]] of candidates.entries())
  test(
    `Enter that chooses a candidate sends nothing: ${language} @review:enter`,
    deepFrom(1, index, inChromium),
    async ({ page }) => {
      const { requests, keys } = await openReview(page);
      for (const text of parts) await keys.compose(text);
      await keys.pressHandledEnter();
      await keys.commit(chosen);
      await keys.releaseEnter();
      // The event order of Safari.
      await keys.compose(parts[0]);
      await keys.commit(chosen);
      await keys.pressHandledEnter();
      await keys.releaseEnter();
      await expect(contentField(page)).toHaveValue(chosen.repeat(2));
      expect(requests).toEqual([]);
      await keys.pressEnter();
      await keys.releaseEnter();
      await expect(toast(page, created)).toBeVisible();
      expect(requests).toEqual([{ content: chosen.repeat(2), likeStar: 5 }]);
    },
  );

test(
  'a candidate for the first part of a text leaves the rest being composed @review:enter',
  deepFrom(0, 0, inChromium),
  async ({ page }) => {
    const { requests, keys } = await openReview(page);
    await keys.compose('ni hao');
    await keys.pressHandledEnter();
    await keys.compose('你hao');
    await keys.releaseEnter();
    await keys.compose('你好');
    await keys.commit('你好');
    await expect(contentField(page)).toHaveValue('你好');
    await keys.compose('');
    expect(requests).toEqual([]);
  },
);

test(
  'Shift+Enter in a Korean syllable sends nothing @review:enter @deep',
  inChromium,
  async ({ page }) => {
    const { requests, keys } = await openReview(page);
    await keys.commit('좋아');
    await keys.compose('요');
    await page.keyboard.down('Shift');
    await keys.commit('요');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Shift');
    await keys.commit('둘째 줄');
    await expect(contentField(page)).toHaveValue('좋아요\n둘째 줄');
    expect(requests).toEqual([]);
  },
);

for (const [index, [platform, complete]] of Object.entries({
  'which completes it first': async (keys: InputMethod) => {
    await keys.pressHandledEnter();
    await keys.commit('늘');
  },
  'which leaves it being composed': async () => {},
}).entries())
  test(
    `Enter in a Korean syllable of one line submits the whole text once, ${platform} @input:composition`,
    deepFrom(1, index, inChromium),
    async ({ page }) => {
      await page.goto('/auth/signup');
      const name = signUpField(page, '이름');
      await name.focus();
      const keys = await inputMethod(page);
      await keys.commit('김하');
      for (const text of ['ㄴ', '느', '늘']) await keys.compose(text);
      await complete(keys);
      await keys.pressEnter();
      await keys.releaseEnter();
      await dismissAlert(page, '가입 정보를 다시 확인해주세요.');
      await expect(name).toHaveValue('김하늘');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

for (const [index, [order, parts]] of Object.entries({
  'digit by digit': ['０', '１', '０', '－', '９', '８', '７', '６', '５', '４', '３', '２'],
  'as a whole': ['０１０－９８７６５４３２'],
}).entries())
  test(
    `full-width digits of an input method become digits once they are complete, ${order} @input:composition @deep`,
    deepFrom(1, index, inChromium),
    async ({ page }) => {
      await page.goto('/auth/signup');
      const phone = signUpField(page, '휴대폰 번호');
      await phone.focus();
      const keys = await inputMethod(page);
      for (const part of parts) {
        for (let length = 1; length <= part.length; length += 1)
          await keys.compose(part.slice(0, length));
        await keys.commit(part);
      }
      await expect(phone).toHaveValue('01098765432');
      await phone.blur();
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    },
  );
