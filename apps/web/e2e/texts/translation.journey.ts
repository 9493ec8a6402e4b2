import type { Page } from '@playwright/test';
import { openAs, openView } from '../accessibility/views.ts';
import {
  answerCancellation,
  firstReservableClass,
  ptDayManagement,
  reservableClasses,
} from '../reservations/reservations.ts';
import { signUpField, submitSignUp } from '../support/authentication.ts';
import {
  classesPath,
  dayButton,
  deleteButton,
  enterDeleteMode,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { answerQuestion, dismissAlert, region } from '../support/elements.ts';
import { masterMyPagePath, salesPath } from '../support/master.ts';
import { pathsByUser, publicPaths } from '../support/pages.ts';
import { selectRadio } from '../support/payment.ts';
import { contentField, submitButton } from '../support/reviews.ts';
import { accountsPath, chooseRole } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const expectText = (page: Page, text: string) =>
  expect(
    main(page).getByText(text, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

/** What is pressed on a page, and which texts then replace others. */
type Actions = Record<string, (page: Page) => Promise<unknown>>;

const visitor: Actions = {
  '/auth/signup': async (page) => {
    await signUpField(page, '비밀번호').fill('Fitness1!');
    await expectText(page, '강도 약함. 이름과 흔한 단어를 빼고 더 길게 만들어주세요.');
    await signUpField(page, '비밀번호').fill('Vqx7!mzKtr#29');
    await expectText(page, '강도 강함.');
    await submitSignUp(page);
    await dismissAlert(page, '가입 정보를 다시 확인해주세요.');
  },
  '/fitness/hmembership': async (page) => {
    for (const plan of ['1개월 120,000원', '12개월 420,000원']) {
      await page.getByRole('radio', { name: ` ${plan}` }).click();
      await expect(main(page).getByText(`헬스 ${plan}`, { exact: true })).toBeVisible();
    }
  },
};

const customer1: Actions = {
  [ptDayManagement]: async (page) => {
    const { time } = await firstReservableClass(page);
    const button = reservableClasses(page).getByRole('button', { name: `${time} 강민준` });
    await button.click();
    await expect(button).toHaveText(`예약됨 ${time} 강민준`);
    await region(page, '오늘의 예약').getByRole('button', { name: time }).click();
    await answerCancellation(page, '예약 취소');
    await expect(button).toHaveText(/^예약하기/);
  },
  '/fitness/review': async (page) => {
    await selectRadio(page, '4점');
    await contentField(page).fill('좋았습니다.');
    await submitButton(page).click();
    await expectText(page, '리뷰 24개');
  },
};

const trainer1: Actions = {
  [classesPath]: async (page) => {
    await dayButton(page, '2026년 11월 21일 토요일').click();
    await timeButton(page, '06:00').click();
    await registerButton(page).click();
    await expect(timeButton(page, '06:00')).toHaveAccessibleDescription('등록됨');
    await enterDeleteMode(page);
    await tomorrowDialog(page).getByRole('checkbox', { name: /06:00/ }).check();
    await deleteButton(page).click();
    await answerQuestion(
      page,
      '선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.',
      '수업 삭제',
    );
    await expect(tomorrowDialog(page).getByRole('checkbox', { name: /06:00/ })).toHaveCount(0);
  },
};

const master1: Actions = {
  [salesPath]: async (page) => {
    await press(page, '지난달');
    await expectText(page, '2026. 10. 1. ~ 2026. 10. 31.');
    await expect(region(page, '총매출')).toContainText('9월 같은 기간보다 +');
  },
  [accountsPath]: async (page) => {
    await chooseRole(page, '박지호', '매니저');
    await chooseRole(page, '이하린', '비회원');
    await expectText(page, '변경한 회원 2명');
    await chooseRole(page, '정유나', '고객');
    await expectText(page, '변경한 회원 3명');
    await press(page, '되돌리기');
  },
  [masterMyPagePath]: async (page) => {
    await press(page, '출석 체크');
    const dialog = page.getByRole('dialog', { name: '출석 체크' });
    for (const [phone, name] of Object.entries({
      '01020000001': '김서준',
      '01020000002': '이하린',
    })) {
      await dialog.getByLabel('전화번호').fill(phone);
      await press(page, '출석');
      await expect(dialog.getByRole('status')).toContainText(`${name} 회원님`);
    }
  },
};

declare global {
  interface Window {
    replacedTexts: Map<Text, string>;
  }
}

/** Does what a page translator does until the page is left: each text moves into a new node, also each that appears later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    window.replacedTexts = new Map();
    const replace = (text: Text) => {
      const isSkipped = text.parentElement?.closest('script, style, textarea, svg, font > font');
      if (text.data.trim() === '' || isSkipped) return;
      window.replacedTexts.set(text, text.data);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.filter((text) => text.isConnected).forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceAll);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects that no text was changed that is not in the page any more, where nobody sees it. */
async function expectNoLostText(page: Page) {
  const lost = await page.evaluate(() =>
    Array.from(window.replacedTexts)
      .filter(([node, text]) => node.data !== text)
      .map(([node, text]) => `${text} → ${node.data}`),
  );
  expect(lost, 'texts that changed outside the page').toEqual([]);
}

const users = {
  visitor: { paths: publicPaths, actions: visitor },
  customer1: { paths: [...pathsByUser.customer1, '/fitness/review'], actions: customer1 },
  trainer1: { paths: pathsByUser.trainer1, actions: trainer1 },
  master1: { paths: [...pathsByUser.master1, accountsPath], actions: master1 },
};

for (const [user, { paths, actions }] of Object.entries(users))
  test(`each page that ${user} opens works and shows its new texts while a browser translates it @text:translated`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // What the app catches and replaces by an error.
    page.on('console', (message) => {
      if (message.text().startsWith('[fitness]')) errors.push(message.text());
    });
    await setTime(page, morning);
    await openAs(page, user);
    await translate(page);
    for (const path of paths) {
      await openView(page, { path });
      await actions[path]?.(page);
      await expectNoLostText(page);
      expect(errors).toEqual([]);
    }
  });
