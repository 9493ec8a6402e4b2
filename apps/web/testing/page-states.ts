import type { OperationId } from '@fitness/api-contract/operations';
import type { PageId } from '../src/lib/pages.ts';

/** A read of a page, whose loading, empty and failed states each have a story. */
export type PageRead = {
  operation: OperationId;
  /** What is read, in Korean, where the page reads more than one list. */
  name?: string;
  /** The text without any row; none where the response is no list. */
  empty?: string;
  /** The rule that states this text, where it is not the one of all lists. */
  emptyRule?: string;
  /** The text where the read has failed, if it is not the one of all lists. */
  failed?: string;
  /** The account for which the page reads it, where it is not the page's. */
  persona?: string;
  /** How often the page requests it when it opens: more than once, as for two periods. */
  requests?: number;
};

type PageStates = {
  /** The page in Storybook's sidebar, where its title cannot be used. */
  title?: string;
  /** The demo account of the stories; none where nobody is signed in. */
  persona?: string;
  search?: string;
  /** What differs in the story with long texts. */
  longTexts?: { persona?: string; search?: string };
  /** What it reads; the first of them is what it requests first. */
  reads?: readonly PageRead[];
  /** Its days have longer accessible names than their visible number. */
  hasCalendar?: true;
};

const emptyList = '조회된 데이터가 없습니다.';

/** The states of each page that its generated stories show (`pnpm generate`). */
export const pageStates: Record<PageId, PageStates> = {
  home: { title: '홈' },
  signUp: {},
  signIn: {},
  recover: {},
  membership: {},
  healthMembership: {},
  pilates: {},
  pt: { persona: 'customer2', search: '?trainer=2' },
  selectTrainer: { persona: 'customer2' },
  map: {},
  trainers: {},
  ptPilates: { title: 'PT와 필라테스' },
  review: {
    persona: 'customer1',
    reads: [
      {
        operation: 'listReviews',
        empty: '등록된 리뷰가 없습니다.',
        failed: '리뷰를 불러오지 못했습니다.',
      },
    ],
  },
  pay: {},
  terms: {},
  refund: {},
  privacy: {},
  settings: {},
  reservations: {
    persona: 'customer1',
    reads: [
      { operation: 'listMyPromotions', name: '이용권', empty: emptyList },
      {
        operation: 'listReservationHistory',
        name: '내 예약',
        empty: '예정된 예약이 없습니다.',
        emptyRule: 'upcoming:none',
      },
    ],
  },
  dayManagement: {
    hasCalendar: true,
    persona: 'customer1',
    search: '?membershipId=1&date=2026-11-21',
    longTexts: { search: '?membershipId=9&date=2026-11-21' },
    reads: [
      { operation: 'listMyPromotions', name: '이용권' },
      { operation: 'listReservableClasses', name: '예약 가능한 수업', empty: emptyList },
      { operation: 'listTodayReservations', name: '오늘의 예약', empty: emptyList },
      { operation: 'listReservationHistory', name: '예약 내역', empty: emptyList },
    ],
  },
  payments: { persona: 'customer1' },
  myPage: {
    hasCalendar: true,
    persona: 'customer1',
    reads: [
      {
        operation: 'listMyAttendance',
        name: '출석',
        empty: '11월 출석 0일',
        failed: '출석 기록을 불러오지 못했습니다.',
      },
      { operation: 'listClassesWithReservations', name: '트레이너의 수업', persona: 'trainer1' },
    ],
  },
  memberManagement: {
    persona: 'trainer1',
    reads: [{ operation: 'listMyMembers', empty: emptyList }],
  },
  classes: {
    hasCalendar: true,
    persona: 'trainer1',
    reads: [
      {
        operation: 'getMySubject',
        name: '담당 과목',
        failed: '담당 과목을 확인하지 못했습니다.',
      },
      { operation: 'listClassesWithReservations', name: '수업', empty: emptyList },
    ],
  },
  sales: {
    persona: 'master1',
    search: '?start=2026-11-01&end=2026-11-20',
    reads: [{ operation: 'getSalesReport', empty: emptyList, requests: 2 }],
  },
  member: { persona: 'master1', reads: [{ operation: 'listUsers', empty: emptyList }] },
  worker: { persona: 'master1', reads: [{ operation: 'listWorkers', empty: emptyList }] },
  masterMyPage: { persona: 'master1' },
};
