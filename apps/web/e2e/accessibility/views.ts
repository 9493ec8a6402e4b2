import { expect, type Page } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { timeButton } from '../support/classes.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded, navigate, pathsByUser, publicPaths } from '../support/pages.ts';

/** A page, or a state of a page that cannot be opened by its path alone. */
export type View = {
  path: string;
  /** How to reach this state from the page. */
  state?: {
    name: string;
    open: (page: Page) => Promise<void>;
    /** Requests fail, so the browser logs errors in the console. */
    hasFailures?: true;
  };
};

const openMenu: View['state'] = {
  name: 'with the menu',
  open: async (page) => {
    await page.getByRole('button', { name: '메뉴' }).click();
    await expect(page.getByRole('button', { name: '메뉴' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

const failedList: View['state'] = {
  name: 'with a list that failed',
  hasFailures: true,
  open: async (page) => {
    await setFaults(page, { kind: 'status', status: 500 });
    await page.reload();
    await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
    await setFaults(page);
  },
};

const alert: View['state'] = {
  name: 'with an alert',
  open: async (page) => {
    await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const question: View['state'] = {
  name: 'with a question',
  open: async (page) => {
    await page
      .getByRole('button', { name: /^예약 취소/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const reviewErrors: View['state'] = {
  name: 'with an incomplete review',
  open: async (page) => {
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByText('별점과 리뷰 내용을 모두 입력해주세요.').first()).toBeVisible();
  },
};

const day: View['state'] = {
  name: 'with the sheet of a day',
  open: async (page) => expect(timeButton(page, '06:00')).toBeVisible(),
};

const noResult: View['state'] = {
  name: 'with an empty list',
  open: async (page) => expect(page.getByText('검색 결과가 없습니다.')).toBeVisible(),
};

const checkIn: View['state'] = {
  name: 'with the dialog',
  open: async (page) => expect(page.getByRole('dialog', { name: '출석 체크' })).toBeVisible(),
};

const stateless = (paths: readonly string[]): View[] => paths.map((path) => ({ path }));

/** Every page and its main states, by the user who opens them; `pnpm test:deep` checks those after the first user. */
export const viewsByUser: Record<string, readonly View[]> = {
  customer1: [
    ...stateless(pathsByUser.customer1),
    { path: '/fitness/reservations/daymanagement?membershipId=1', state: question },
    { path: '/fitness/review', state: reviewErrors },
  ],
  visitor: [
    ...stateless(publicPaths),
    { path: '/', state: openMenu },
    { path: '/fitness/review', state: failedList },
    { path: '/auth/signup', state: alert },
  ],
  trainer1: [
    ...stateless(pathsByUser.trainer1),
    { path: '/fitness/manager/classes?date=2026-11-21', state: day },
    { path: '/fitness/manager/membermanagement?name=zz', state: noResult },
  ],
  master1: [
    ...stateless(pathsByUser.master1),
    { path: '/fitness/mastermypage?dialog=checkin', state: checkIn },
  ],
};

/** The name of a view in messages and exceptions. */
export function nameOf({ path, state }: View) {
  return state ? `${path} ${state.name}` : path;
}

/** Opens the app as one of the users of `viewsByUser`. */
export async function openAs(page: Page, user: string) {
  if (user === 'visitor') await page.goto('/');
  else await signIn(page, user);
}

/** Opens a view inside the running app. */
export async function openView(page: Page, { path, state }: View) {
  const title = await page.title();
  const isOtherPage = new URL(page.url()).pathname !== path.split('?')[0];
  await navigate(page, path);
  if (isOtherPage) await expect(page).not.toHaveTitle(title);
  await expectLoaded(page);
  await state?.open(page);
}

/** Leaves a state by navigating away, which closes dialogs and menus. */
export async function closeView(page: Page, { state }: View) {
  if (!state) return;
  await page.reload();
  await expectLoaded(page);
}
