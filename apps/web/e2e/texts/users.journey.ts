import { isVisible } from '@fitness/api-contract/clean-text';
import { isolated } from '../../src/lib/format.ts';
import { tokenOf } from '../../testing/session.ts';
import { toast } from '../support/elements.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { contentField, openReviewsAs, submitButton } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';
import { textsFor } from './chosen-texts.ts';
import { expectShown, expectTextsOnly } from './expect-texts-only.ts';

test.describe.configure({ timeout: 900_000 });

test('a nickname in a token stays a text on every page that shows it @text:hostile @deep', async ({
  page,
}) => {
  await page.goto('/');
  // The greeting is not isolated (docs/product.md#texts).
  const texts = textsFor('nickname', 1 / 4).filter(({ text }) => isolated(text) === text);
  for (const { name, text } of texts) {
    const token = tokenOf({ jti: '101', role: 'ROLE_CUSTOMER', nickname: text });
    await page.evaluate(
      ([accessToken, nickname]) => Object.assign(localStorage, { accessToken, nickname }),
      [token, text],
    );
    await page.goto('/');
    for (const path of ['/', '/fitness/mypage', '/auth/signin'])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await navigate(page, path);
        await expectLoaded(page);
        await expectTextsOnly(page, [{ name, text }], `${path}, ${name}`);
      }
  }
});

test('a review is shown as it was typed @text:hostile', async ({ page }) => {
  await openReviewsAs(page, 'customer1');
  const texts = textsFor('typed', 1 / 2).filter(
    ({ text }) => isVisible(text) && [...text.trim()].length <= 1000,
  );
  for (const text of texts) {
    await page.getByRole('radio', { name: '5점', exact: true }).check();
    await contentField(page).fill(text.text);
    await submitButton(page).click();
    await expect(contentField(page)).toHaveValue('');
    // The toast covers the header until it is closed.
    await toast(page, '리뷰가 등록되었습니다.').getByRole('button', { name: '알림 닫기' }).click();
    await expectShown(page, [text]);
    // The previous reviews are shown too.
    await expectTextsOnly(page, texts, text.name);
  }
});
