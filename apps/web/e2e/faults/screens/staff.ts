import type { Page } from '@playwright/test';
import {
  deleteButton,
  enterDeleteMode,
  registerButton,
  timeButton,
} from '../../support/classes.ts';
import { answerQuestion } from '../../support/elements.ts';
import { noData } from '../../support/messages.ts';
import { choosePattern, expectCounts, repeatAction, undoQuestion } from '../../support/repeat.ts';
import { expect } from '../../support/test.ts';
import { listFailed, noSubject } from '../texts.ts';
import type { ActionScreen, ReadScreen } from './screen.ts';

const failedList = [listFailed, noData];

const classes = { user: 'trainer1', path: '/fitness/manager/classes', title: '수업 관리' } as const;

const dayDialog = {
  ...classes,
  path: `${classes.path}?date=2026-11-21`,
  isInDialog: true,
} as const;

export const subject: ReadScreen = {
  ...classes,
  type: 'read',
  id: 'classes',
  data: '반복 수업 등록',
  failed: ['담당 과목을 확인하지 못했습니다.', noSubject],
  none: ['담당 과목을 확인하지 못했습니다.', noSubject],
  exceptions: [
    {
      faults: ['403', '404'],
      why: 'the manager has no subject',
      texts: [noSubject, '배정은 대표에게 문의해주세요.'],
      notice: undefined,
      canRetry: false,
    },
    {
      faults: ['null', 'odd-rows'],
      why: 'an unusable subject is a failed one',
      texts: ['담당 과목을 확인하지 못했습니다.', noSubject],
      canRetry: true,
    },
  ],
};

export const todaysClasses: ReadScreen = {
  ...classes,
  type: 'read',
  id: 'classes',
  data: '김서준',
  failed: failedList,
  none: [noData, '등록한 수업이 없습니다.'],
  beside: ['수업 달력'],
};

export const classesToDelete: ReadScreen = {
  ...dayDialog,
  type: 'read',
  id: 'delete-mode',
  data: '강하준',
  failed: failedList,
  none: [noData, '등록한 수업이 없습니다.'],
  open: enterDeleteMode,
};

export const registeredTimes: ReadScreen = {
  ...dayDialog,
  type: 'read',
  id: 'day-dialog',
  data: '등록됨',
  failed: ['시간 정보를 불러오는 데 실패했습니다.'],
  none: ['06:00', '최대 인원'],
};

export const register: ActionScreen = {
  ...dayDialog,
  type: 'action',
  id: 'day-dialog',
  prepare: async (page) => {
    await page.getByLabel('최대 인원').fill('3');
    await timeButton(page, '06:00').click();
  },
  send: (page) => registerButton(page).click(),
  failure: (reason) => [`수업 등록 실패: ${reason}`],
  success: '수업이 등록되었습니다.',
  expectKept: (page) => expect(page.getByLabel('최대 인원')).toHaveValue('3'),
};

export const deletion: ActionScreen = {
  ...dayDialog,
  type: 'action',
  id: 'delete-mode',
  prepare: async (page) => {
    await enterDeleteMode(page);
    await page.getByRole('checkbox', { name: '20:00 예약 없음' }).check();
  },
  send: async (page) => {
    await deleteButton(page).click();
    await answerQuestion(
      page,
      '선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.',
      '수업 삭제',
    );
  },
  failure: (reason) => [`수업 삭제 실패: ${reason}`],
  success: '선택한 수업이 삭제되었습니다.',
  expectKept: (page) => expect(page.getByRole('checkbox', { name: /^20:00/ })).toBeChecked(),
};

const repeatedClasses = {
  ...classes,
  id: 'repeat-dialog',
  path: `${classes.path}?dialog=repeat`,
  isInDialog: true,
} as const;

export const classesToRepeat: ReadScreen = {
  ...repeatedClasses,
  type: 'read',
  data: '제외: 등록됨 4개',
  failed: ['등록된 수업을 확인하지 못했습니다.'],
  none: ['수업 4개'],
  isReadAgain: true,
  open: (page) => choosePattern(page, { weekdays: ['금'], hours: ['07:00'], weeks: 4 }),
};

const chooseClass = (page: Page) =>
  choosePattern(page, { weekdays: ['화'], hours: ['06:00'], weeks: 1 });

const registerClass = (page: Page) => repeatAction(page, '수업 1개 등록').click();

export const repeat: ActionScreen = {
  ...repeatedClasses,
  type: 'action',
  prepare: chooseClass,
  send: registerClass,
  sendAgain: (page) => repeatAction(page, '나머지 등록').click(),
  failure: (reason) => [`수업 등록 실패: ${reason}`],
  success: '수업이 등록되었습니다.',
};

export const undoRepeat: ActionScreen = {
  ...repeatedClasses,
  type: 'action',
  prepare: async (page) => {
    await chooseClass(page);
    await registerClass(page);
    await expectCounts(page, '등록됨 1개');
  },
  send: async (page) => {
    await repeatAction(page, '되돌리기').click();
    await answerQuestion(page, undoQuestion(1), '수업 삭제');
  },
  failure: (reason) => [`수업 삭제 실패: ${reason}`],
  success: '선택한 수업이 삭제되었습니다.',
  expectKept: (page) => expectCounts(page, '등록됨 1개'),
};

export const members: ReadScreen = {
  type: 'read',
  id: 'members',
  user: 'trainer1',
  path: '/fitness/manager/membermanagement',
  title: '회원 관리',
  data: '남소율',
  failed: failedList,
  none: [noData],
};

const myPage = { user: 'trainer1', path: '/fitness/mypage', title: '마이페이지' } as const;

export const classesOnMyPage: ReadScreen = {
  ...myPage,
  type: 'read',
  id: 'my-page',
  panel: '다음 수업',
  data: '김서준',
  failed: failedList,
  none: ['예약된 수업이 없습니다.'],
  beside: ['내 정보'],
};

export const attendanceOfManager: ReadScreen = {
  ...myPage,
  type: 'read',
  id: 'my-page-manager',
  data: '11월 출석 0일',
  failed: ['출석 기록을 불러오지 못했습니다.', noData],
  none: ['11월 출석 0일'],
  beside: ['내 정보'],
};
