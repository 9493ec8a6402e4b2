import type { Page } from '@playwright/test';
import { noData } from '../../support/messages.ts';
import { listFailed } from '../texts.ts';
import type { ActionScreen, ReadScreen } from './screen.ts';

const failedList = [listFailed, noData];

export const sales: ReadScreen = {
  type: 'read',
  id: 'sales',
  user: 'master1',
  path: '/fitness/sales?start=2026-10-01&end=2026-11-20',
  title: '매출',
  data: '2026. 11. 3.',
  failed: failedList,
  none: [noData],
};

export const workers: ReadScreen = {
  type: 'read',
  id: 'workers',
  user: 'master1',
  path: '/fitness/worker',
  title: '직원',
  data: '010-3000-0002',
  failed: failedList,
  none: [noData],
};

export const users: ReadScreen = {
  type: 'read',
  id: 'members',
  user: 'master1',
  path: '/fitness/member',
  title: '회원',
  data: '노나연',
  failed: failedList,
  none: [noData],
};

const checkIn = {
  user: 'master1',
  path: '/fitness/mastermypage?dialog=checkin',
  title: '마이페이지',
  isInDialog: true,
} as const;

const phone = '01020000001';
const phoneField = (page: Page) => page.getByRole('dialog').getByLabel('전화번호');
const submit = (page: Page) => phoneField(page).press('Enter');
const recorded = '출석이 정상적으로 처리되었습니다.';

async function scan(page: Page) {
  await phoneField(page).fill(phone);
  await submit(page);
}

export const namesAtCheckIn: ReadScreen = {
  ...checkIn,
  type: 'read',
  id: 'check-in',
  data: '김서준 회원님',
  failed: [recorded],
  none: [recorded],
  noRetry: 'attendance is recorded without the name',
  hasOwnLimit: true,
  open: scan,
};

const scanning: Omit<ActionScreen, 'id'> = {
  ...checkIn,
  type: 'action',
  prepare: (page) => phoneField(page).fill(phone),
  send: submit,
  failure: () => ['출석 처리 중 오류가 발생했습니다.'],
  isInline: true,
  success: recorded,
  sendAgain: scan,
};

export const resolvePhone: ActionScreen = {
  ...scanning,
  id: 'check-in',
  needsResponse: true,
  exceptions: [
    {
      faults: ['404'],
      why: 'the phone is unknown',
      texts: ['해당 전화번호의 회원을 찾을 수 없습니다.'],
    },
  ],
};

export const recordAttendance: ActionScreen = {
  ...scanning,
  id: 'check-in',
  exceptions: [
    {
      faults: ['404'],
      why: 'the phone is unknown',
      texts: ['해당 전화번호의 회원을 찾을 수 없습니다.'],
    },
    {
      faults: ['409'],
      why: 'attendance was recorded before',
      texts: ['이미 오늘 출석한 회원입니다.'],
      canRetry: false,
    },
  ],
};

// A user without a pass, so that saving needs no confirmation.
const rowWithoutPass = (page: Page) => page.getByRole('row', { name: '이하린' });
const role = (page: Page) => rowWithoutPass(page).getByLabel('권한');
const save = (page: Page) => rowWithoutPass(page).getByRole('button', { name: '저장' }).click();

export const changeRole: ActionScreen = {
  type: 'action',
  id: 'members',
  user: 'master1',
  path: '/fitness/member?q=01020000002',
  title: '회원',
  prepare: async (page) => {
    await role(page).selectOption('비회원');
  },
  send: save,
  failure: (reason) => ['권한을 저장하지 못했습니다.', `이하린 · 회원번호 102: ${reason}`],
  success: '회원번호 102 저장되었습니다.',
};
