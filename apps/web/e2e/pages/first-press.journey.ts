import type { Locator, Page } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { classesPath, enterDeleteMode, registerButton } from '../support/classes.ts';
import { dismissAlert } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

type Leave = (page: Page) => Promise<void>;

/** A list with a selected item. */
type List = {
  name: string;
  user: string | null;
  path: string;
  /** Opens the dialog or menu with the list. */
  prepare?: Leave;
  choices: (page: Page) => Locator;
  /** Moves the focus out of the list; includes the text that a field shows then. */
  leave: Leave;
};

const tomorrow = `${classesPath}?date=2026-11-21`;
const slots = (page: Page) => page.getByRole('toolbar').getByRole('button', { disabled: false });
const radios = (page: Page) => page.getByRole('main').getByRole('radio');
const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);

const focusHeading = (page: Page) =>
  page
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });

async function pressWithoutHours(page: Page) {
  await registerButton(page).click();
  await dismissAlert(page, '등록할 시간을 선택해주세요.');
}

async function haveHourRefused(page: Page) {
  await slots(page).first().click();
  await setFaults(page, {
    kind: 'status',
    operation: 'createClass',
    status: 409,
    message: '안 됩니다.',
  });
  await registerButton(page).click();
  await dismissAlert(page, '수업 등록 실패: 안 됩니다.');
}

const lists: List[] = [
  {
    name: 'ranges of sales, after a date that cannot be read',
    user: 'master1',
    path: '/fitness/sales?start=2026-11-01&end=2026-11-19',
    choices: (page) => page.getByRole('group', { name: '기간' }).getByRole('button'),
    leave: type('시작일', '2026'),
  },
  {
    name: 'gender, after a wrong password',
    user: null,
    path: '/auth/signup',
    choices: (page) => authForm(page, '회원가입').getByRole('radio'),
    leave: type('비밀번호', 'wrong'),
  },
  {
    name: 'hours, after 최대 인원 was typed',
    user: 'trainer1',
    path: tomorrow,
    choices: slots,
    leave: type('최대 인원', '2'),
  },
  {
    name: 'hours, after the list was scrolled',
    user: 'trainer1',
    path: tomorrow,
    choices: slots,
    leave: focusHeading,
  },
  {
    name: 'hours, after an alert was dismissed',
    user: 'trainer1',
    path: tomorrow,
    choices: slots,
    leave: pressWithoutHours,
  },
  {
    name: 'hours, after one was refused',
    user: 'trainer1',
    path: tomorrow,
    choices: slots,
    leave: haveHourRefused,
  },
  {
    name: 'classes to delete',
    user: 'trainer1',
    path: tomorrow,
    prepare: enterDeleteMode,
    choices: (page) => page.getByRole('checkbox'),
    leave: focusHeading,
  },
  {
    name: 'health plans',
    user: 'customer1',
    path: '/fitness/hmembership',
    choices: radios,
    leave: focusHeading,
  },
  {
    name: 'trainers',
    user: 'customer1',
    path: '/fitness/selecttrainer',
    choices: radios,
    leave: focusHeading,
  },
  {
    name: 'stars',
    user: 'customer1',
    path: '/fitness/review',
    choices: radios,
    leave: type('리뷰 내용', '좋아요'),
  },
  {
    name: 'days',
    user: 'customer1',
    path: '/fitness/reservations/daymanagement?membershipId=1',
    choices: (page) => page.getByRole('gridcell').getByRole('button', { disabled: false }),
    leave: focusHeading,
  },
  {
    name: 'pages',
    user: 'master1',
    path: '/fitness/member',
    choices: (page) =>
      page.getByRole('navigation', { name: '페이지' }).getByRole('listitem').getByRole('button'),
    leave: type('회원 검색', ''),
  },
];

const pointers = {
  touch: { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } },
  // High enough that the last hour is not where the button of an alert was, which stays covered for a double press.
  mouse: { viewport: { width: 1280, height: 800 } },
};

/** Whether a toggle, radio, checkbox, day or page is selected. */
const isChosen = (choice: Locator) =>
  choice.evaluate((element) =>
    element instanceof HTMLInputElement
      ? element.checked
      : element.matches('[aria-pressed="true"], [aria-current="page"], [aria-label*="선택"]'),
  );

/** The centre of the visible part of a choice; for a radio, of its label. */
const middleOf = (choice: Locator) =>
  choice.evaluate((element) => {
    const target = element.closest('label') ?? element;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

for (const [pointer, options] of Object.entries(pointers))
  test.describe(pointer, () => {
    test.use(options);
    const press = (page: Page, { x, y }: { x: number; y: number }) =>
      pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

    for (const [index, { name, user, path, prepare, choices, leave }] of lists.entries())
      test(
        `the first press chooses: ${name} @look:first-press`,
        deepFrom(pointer === 'touch' ? 1 : 0, index),
        async ({ page }) => {
          await setTime(page, morning);
          await (user === null ? page.goto(path) : signIn(page, user, path));
          await expectLoaded(page);
          await prepare?.(page);
          const first = choices(page).first();
          const last = choices(page).last();
          await first.focus();
          await leave(page);
          expect(await isChosen(last)).toBe(false);
          await press(page, await middleOf(last));
          await expect.poll(() => isChosen(last)).toBe(true);
        },
      );
  });
