// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationId } from './operations.ts';

/** What the validators need beside the schemas. */
export interface RequestRules {
  /** Pointers of path and query parameters that are integers on the wire's text. */
  readonly integers: readonly string[];
  /** The message (`x-message`) of a field, by pointer. */
  readonly messages: Readonly<Record<string, string>>;
  /** The messages of single keywords of a field (`x-messages`), by pointer. */
  readonly keywordMessages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs of pointers whose values must be the same (`x-equals`). */
  readonly equals: readonly { readonly pointer: string; readonly other: string }[];
}

/** The rules of every operation by its id. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
  signUp: {
    integers: [],
    messages: {
      '/body/nickname': '이름은 한글 또는 영어 2~20자로 입력하세요.',
      '/body/gender': '성별을 선택하세요.',
      '/body/username': '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
      '/body/password': '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
      '/body/passwordCheck': '비밀번호가 일치하지 않습니다.',
      '/body/ph': '전화번호는 숫자 9~11자여야 합니다.',
      '/body/email': '올바른 이메일 주소를 입력하세요.',
    },
    keywordMessages: {},
    equals: [{ pointer: '/body/passwordCheck', other: '/body/password' }],
  },
  signIn: {
    integers: [],
    messages: { '/body/username': '아이디와 비밀번호를 입력하세요.', '/body/password': '아이디와 비밀번호를 입력하세요.' },
    keywordMessages: {
      '/body/username': { maxLength: '아이디와 비밀번호는 100자 이하로 입력하세요.' },
      '/body/password': { maxLength: '아이디와 비밀번호는 100자 이하로 입력하세요.' },
    },
    equals: [],
  },
  recordPayment: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listReviews: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  createReview: {
    integers: [],
    messages: { '/body/content': '별점과 리뷰 내용을 모두 입력해주세요.', '/body/likeStar': '별점과 리뷰 내용을 모두 입력해주세요.' },
    keywordMessages: { '/body/content': { maxLength: '리뷰는 1,000자 이하로 작성해주세요.' } },
    equals: [],
  },
  getSalesReport: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listWorkers: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listUsers: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  changeUserRole: { integers: ['/params/userId'], messages: {}, keywordMessages: {}, equals: [] },
  listMyAttendance: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  resolveUserByPhone: {
    integers: [],
    messages: { '/query/ph': '전화번호를 입력해주세요.' },
    keywordMessages: { '/query/ph': { maxLength: '전화번호는 20자 이하로 입력해주세요.' } },
    equals: [],
  },
  recordAttendance: {
    integers: ['/params/userId'],
    messages: { '/body/ph': '전화번호를 입력해주세요.' },
    keywordMessages: { '/body/ph': { maxLength: '전화번호는 20자 이하로 입력해주세요.' } },
    equals: [],
  },
  listMyPromotions: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listReservableClasses: { integers: ['/query/membershipId'], messages: {}, keywordMessages: {}, equals: [] },
  listTodayReservations: { integers: ['/query/membershipId'], messages: {}, keywordMessages: {}, equals: [] },
  listReservationHistory: { integers: ['/query/membershipId'], messages: {}, keywordMessages: {}, equals: [] },
  createReservation: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  cancelReservation: { integers: ['/params/id'], messages: {}, keywordMessages: {}, equals: [] },
  getMySubject: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listClassesWithReservations: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  listRegisteredTimes: { integers: [], messages: {}, keywordMessages: {}, equals: [] },
  createClass: {
    integers: [],
    messages: { '/body/classMaxCustomer': '최대 인원은 1명 이상이어야 합니다.' },
    keywordMessages: { '/body/classMaxCustomer': { maximum: '최대 인원은 50명 이하여야 합니다.' } },
    equals: [],
  },
  deleteClass: { integers: ['/params/classId'], messages: {}, keywordMessages: {}, equals: [] },
  listMyMembers: {
    integers: [],
    messages: {},
    keywordMessages: { '/query/nickName': { maxLength: '이름은 100자 이하로 입력해주세요.' } },
    equals: [],
  },
};
