import { answerCancellation, firstCancellableClass } from '../../reservations/reservations.ts';
import { region } from '../../support/elements.ts';
import { noData } from '../../support/messages.ts';
import { listFailed } from '../texts.ts';
import type { ActionScreen, ReadScreen } from './screen.ts';

const failedList = [listFailed, noData];

const dayManagement = {
  user: 'customer1',
  path: '/fitness/reservations/daymanagement?membershipId=1&date=2026-11-23',
  title: '예약 관리',
} as const;

const myPage = { user: 'customer1', path: '/fitness/mypage', title: '마이페이지' } as const;

export const passesOnReservations: ReadScreen = {
  type: 'read',
  id: 'reservations',
  user: 'customer1',
  path: '/fitness/reservations',
  title: '수업 예약',
  data: '필라테스 24회',
  failed: failedList,
  none: [noData],
};

const reservations = {
  user: 'customer1',
  path: '/fitness/reservations',
  title: '수업 예약',
  panel: '내 예약',
} as const;

export const historyOnReservations: ReadScreen = {
  ...reservations,
  type: 'read',
  id: 'upcoming',
  data: '11월 23일 (월) 10:00',
  failed: failedList,
  none: ['예정된 예약이 없습니다.'],
  beside: ['7 / 12회', '20 / 24회'],
};

export const cancelOnReservations: ActionScreen = {
  ...reservations,
  type: 'action',
  id: 'upcoming',
  prepare: async () => {},
  send: async (page) => {
    await region(page, '내 예약')
      .getByRole('button', { name: /^예약 취소 11월 20일/ })
      .click();
    await answerCancellation(page, '예약 취소');
  },
  failure: (reason) => [`예약 취소 실패: ${reason}`],
  success: '예약이 취소되었습니다.',
  beside: ['11월 23일 (월) 10:00', '20 / 24회'],
};

export const passesOnDayManagement: ReadScreen = {
  ...dayManagement,
  type: 'read',
  id: 'day-management',
  data: '7 / 12회',
  failed: failedList,
  none: ['이용권을 찾을 수 없습니다.'],
};

export const attendanceOfCustomer: ReadScreen = {
  ...myPage,
  type: 'read',
  id: 'my-page-customer',
  data: '11월 출석 10일',
  failed: ['출석 기록을 불러오지 못했습니다.', noData],
  none: ['11월 출석 0일'],
  beside: ['내 정보'],
};

export const reservableClasses: ReadScreen = {
  ...dayManagement,
  type: 'read',
  id: 'day-management',
  panel: '예약 가능한 수업',
  data: '0/1',
  failed: failedList,
  none: [noData],
  beside: ['7 / 12회'],
};

export const todaysReservations: ReadScreen = {
  ...dayManagement,
  type: 'read',
  id: 'day-management',
  panel: '오늘의 예약',
  data: '23:00',
  failed: failedList,
  none: [noData],
  beside: ['7 / 12회', '0/1'],
};

export const historyOnDayManagement: ReadScreen = {
  ...dayManagement,
  type: 'read',
  id: 'day-management',
  panel: '예약 내역',
  data: '11월 13일 (금)',
  failed: failedList,
  none: [noData],
  beside: ['7 / 12회', '0/1'],
};

export const reserve: ActionScreen = {
  ...dayManagement,
  type: 'action',
  id: 'day-management',
  prepare: async () => {},
  send: (page) =>
    region(page, '예약 가능한 수업').getByRole('button', { name: '예약하기 15:00 강민준' }).click(),
  failure: (reason) => [`예약 실패: ${reason}`],
  success: '예약 성공!',
  beside: ['7 / 12회', '0/1'],
};

const cancel = (list: '오늘의 예약' | '예약 내역'): Omit<ActionScreen, 'id'> => ({
  ...dayManagement,
  type: 'action',
  prepare: async () => {},
  send: async (page) => {
    await firstCancellableClass(page, list).click();
    await answerCancellation(page, '예약 취소');
  },
  failure: (reason) => [`예약 취소 실패: ${reason}`],
  success: '예약이 취소되었습니다.',
  beside: ['7 / 12회', '0/1'],
});

export const cancelToday: ActionScreen = {
  ...cancel('오늘의 예약'),
  id: 'today',
};

export const cancelInHistory: ActionScreen = {
  ...cancel('예약 내역'),
  id: 'history',
  path: '/fitness/reservations/daymanagement?membershipId=2&date=2026-11-24',
  beside: ['20 / 24회', '오늘의 예약'],
};
