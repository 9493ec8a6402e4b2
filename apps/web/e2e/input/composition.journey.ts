import type { Page } from '@playwright/test';
import { signUpField } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { bodiesOf } from '../support/requests.ts';
import { contentField, openReviewsAs, reviewPath } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

type KeyEvent = 'rawKeyDown' | 'keyDown' | 'keyUp';

/** Types with an input method (IME), which only Chromium's DevTools protocol can simulate. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  const enter = (type: KeyEvent, code: Record<string, unknown>) =>
    session.send('Input.dispatchKeyEvent', { type, code: 'Enter', key: 'Enter', ...code });
  return {
    /** The text that is being composed; an empty one cancels the composition. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Ends the composition with a text. */
    commit: (text: string) => session.send('Input.insertText', { text }),
    /** Presses Enter, handled by the input method; on Windows the key is `Process`. */
    pressHandledEnter: (key = 'Enter') => enter('rawKeyDown', { key, windowsVirtualKeyCode: 229 }),
    /** Presses Enter, or repeats it after the composition that it has ended. */
    pressEnter: (autoRepeat = false) =>
      enter('keyDown', { windowsVirtualKeyCode: 13, text: '\r', autoRepeat }),
    releaseEnter: () => enter('keyUp', { windowsVirtualKeyCode: 13 }),
  };
}

type InputMethod = Awaited<ReturnType<typeof inputMethod>>;

/** A journey with an input method runs in Chromium only. */
const inChromium = {
  tag: '@chromium',
  annotation: { type: 'chromium', description: 'only its DevTools protocol composes a text' },
};

async function openReview(page: Page) {
  const requests = bodiesOf(page, 'POST', reviewPath);
  await openReviewsAs(page, 'customer1');
  await page.getByRole('radio', { name: '5점', exact: true }).click();
  await contentField(page).focus();
  return { requests, keys: await inputMethod(page) };
}

/** The events of an Enter that ends the composition of 요, in each platform's order. */
const orders: ((keys: InputMethod) => Promise<unknown>)[] = [
  // macOS, with the key held down.
  async (keys) => {
    await keys.pressHandledEnter();
    await keys.commit('요');
    for (const isRepeated of [false, true]) await keys.pressEnter(isRepeated);
    await keys.releaseEnter();
  },
  // Windows.
  async (keys) => {
    await keys.pressHandledEnter('Process');
    await keys.commit('요');
    await keys.releaseEnter();
  },
  // A phone, where the composition ends after the key is released.
  async (keys) => {
    await keys.pressHandledEnter();
    await keys.releaseEnter();
    await keys.commit('요');
  },
  // Safari, where the composition ends first.
  async (keys) => {
    await keys.commit('요');
    await keys.pressHandledEnter();
    await keys.releaseEnter();
  },
];

test(
  'Enter in a Korean syllable sends the whole review once, in the order of events of each platform',
  inChromium,
  async ({ page }) => {
    const { requests, keys } = await openReview(page);
    for (const [sent, pressEnter] of orders.entries()) {
      await page.getByRole('radio', { name: '5점', exact: true }).click();
      await contentField(page).focus();
      await keys.commit('좋아');
      for (const text of ['ㅇ', '요']) await keys.compose(text);
      await pressEnter(keys);
      await expect.poll(() => requests).toHaveLength(sent + 1);
      await expect(contentField(page)).toHaveValue('');
      // It takes no text before its former one is deleted from the device.
      await expect(contentField(page)).toBeEditable();
    }
    await keys.commit('다음');
    await keys.pressEnter();
    await dismissAlert(page, '별점과 리뷰 내용을 모두 입력해주세요.');
    expect(requests).toEqual(orders.map(() => ({ content: '좋아요', likeStar: 5 })));
  },
);

test(
  'Enter that chooses a candidate of an input method sends nothing',
  inChromium,
  async ({ page }) => {
    const { requests, keys } = await openReview(page);
    for (const text of ['n', 'ni', 'ni hao']) await keys.compose(text);
    // A candidate for the first part leaves the rest being composed.
    await keys.pressHandledEnter();
    await keys.compose('你hao');
    await keys.releaseEnter();
    await keys.pressHandledEnter();
    await keys.commit('你好');
    await keys.releaseEnter();
    // The event order of Safari.
    await keys.compose('か');
    await keys.commit('漢字');
    await keys.pressHandledEnter();
    await keys.releaseEnter();
    await expect(contentField(page)).toHaveValue('你好漢字');
    expect(requests).toEqual([]);
    await keys.pressEnter();
    await keys.releaseEnter();
    await expect.poll(() => requests).toEqual([{ content: '你好漢字', likeStar: 5 }]);
  },
);

test(
  'a composed text of one line is normalized once it is complete, and submitted whole by Enter @input:composition',
  inChromium,
  async ({ page }) => {
    await page.goto('/auth/signup');
    const phone = signUpField(page, '휴대폰 번호');
    await phone.focus();
    const keys = await inputMethod(page);
    for (const text of ['０１０', '０１０－９８７６', '０１０－９８７６５４３２'])
      await keys.compose(text);
    await keys.commit('０１０－９８７６５４３２');
    await expect(phone).toHaveValue('01098765432');
    const name = signUpField(page, '이름');
    await name.focus();
    await keys.commit('김하');
    for (const text of ['ㄴ', '느', '늘']) await keys.compose(text);
    await keys.pressHandledEnter();
    await keys.commit('늘');
    await keys.pressEnter();
    await keys.releaseEnter();
    await dismissAlert(page, '가입 정보를 다시 확인해주세요.');
    await expect(name).toHaveValue('김하늘');
    for (const field of [name, phone])
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
);
