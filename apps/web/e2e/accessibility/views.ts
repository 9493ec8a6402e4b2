import { expect, type Page } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { classesPath, timeButton } from '../support/classes.ts';
import { dismissAlert } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { masterMyPagePath } from '../support/master.ts';
import { expectLoaded, navigate, pathsByUser, publicPaths } from '../support/pages.ts';
import { chooseClasses, expectCounts, repeatAction, repeatDialog } from '../support/repeat.ts';
import {
  accountsPath,
  changedRoles,
  chooseRoles,
  saveAllQuestion,
  saveAllRoles,
} from '../support/roles.ts';

/** A state of a page that cannot be opened by its path alone. */
type State = {
  name: string;
  /** How to reach it from the page. */
  open: (page: Page) => Promise<void>;
  /** Requests fail, so the browser logs errors in the console. */
  hasFailures?: true;
};

/** A page, or a state of it. */
export type View = { path: string; state?: State };

const openMenu: State = {
  name: 'with the menu',
  open: async (page) => {
    await page.getByRole('button', { name: '메뉴' }).click();
    await expect(page.getByRole('button', { name: '메뉴' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

const failedList: State = {
  name: 'with a list that failed',
  hasFailures: true,
  open: async (page) => {
    await setFaults(page, { kind: 'status', status: 500 });
    await page.reload();
    await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
    await setFaults(page);
  },
};

const alert: State = {
  name: 'with an alert',
  open: async (page) => {
    await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const question: State = {
  name: 'with a question',
  open: async (page) => {
    await page
      .getByRole('button', { name: /^예약 취소/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const reviewErrors: State = {
  name: 'with an incomplete review',
  open: async (page) => {
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByText('별점과 리뷰 내용을 모두 입력해주세요.').first()).toBeVisible();
  },
};

const day: State = {
  name: 'with the sheet of a day',
  open: async (page) => expect(timeButton(page, '06:00')).toBeVisible(),
};

const noResult: State = {
  name: 'with an empty list',
  open: async (page) => expect(page.getByText('검색 결과가 없습니다.')).toBeVisible(),
};

const checkIn: State = {
  name: 'with the dialog',
  open: async (page) => expect(page.getByRole('dialog', { name: '출석 체크' })).toBeVisible(),
};

const repeatForm: State = {
  name: 'with the form of repeated classes',
  open: async (page) => {
    // Four Fridays have a class at 07:00, and the fifth is Christmas.
    await chooseClasses(page, { weekdays: ['금'], hours: ['06:00', '07:00'], weeks: 5 });
    await expect(repeatDialog(page).getByText('제외: 등록됨 4개 · 공휴일 2개')).toBeVisible();
  },
};

const repeatResults: State = {
  name: 'with the results of repeated classes',
  hasFailures: true,
  open: async (page) => {
    await chooseClasses(page, { weekdays: ['화'], hours: ['06:00', '22:00'], weeks: 1 });
    const message = '이미 등록된 시간입니다.';
    const refused = { kind: 'status', status: 409, message, operation: 'createClass' } as const;
    await setFaults(page, { ...refused, times: 1 });
    await repeatAction(page, '수업 2개 등록').click();
    await dismissAlert(page, `수업 등록 실패: ${message}`);
    await expectCounts(page, '등록됨 1개 · 실패 1개');
  },
};

const quickNavigation: State = {
  name: 'with the quick navigation',
  open: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: '빠른 이동' }).click();
    const menu = page.getByRole('dialog', { name: '빠른 이동' });
    await menu.getByRole('combobox').fill('김');
    await expect(menu.getByRole('group', { name: '회원' })).toBeVisible();
  },
};

const frontDesk: State = {
  name: 'with the front desk',
  open: async (page) => {
    await page.getByRole('button', { name: '프런트 데스크' }).click();
    await expect(page.getByRole('dialog', { name: '프런트 데스크' })).toBeVisible();
  },
};

const changedRolesBar: State = {
  name: 'with changed roles',
  open: async (page) => {
    await chooseRoles(page);
    await expect(changedRoles(page, 4)).toBeVisible();
  },
};

const rolesQuestion: State = {
  name: 'with the question about several roles',
  open: async (page) => {
    await changedRolesBar.open(page);
    await saveAllRoles(page).click();
    await expect(page.getByRole('alertdialog', { name: saveAllQuestion })).toBeVisible();
  },
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
    { path: '/fitness/mypage', state: quickNavigation },
    { path: classesPath, state: repeatForm },
    { path: classesPath, state: repeatResults },
  ],
  master1: [
    ...stateless(pathsByUser.master1),
    { path: `${masterMyPagePath}?dialog=checkin`, state: checkIn },
    { path: masterMyPagePath, state: frontDesk },
    { path: accountsPath, state: changedRolesBar },
    { path: accountsPath, state: rolesQuestion },
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

/** Leaves a state by loading another page, which closes dialogs and menus. */
export async function closeView(page: Page, { state }: View) {
  if (!state) return;
  await page.goto('/');
  await expectLoaded(page);
}
