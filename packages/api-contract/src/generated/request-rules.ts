// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationId } from './operations.ts';

/** The type of a parameter, or of the items of its list. */
export interface WireType {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly list?: 'repeated' | 'commas';
}

/** What the validators need beside the schemas. A `*` in a pointer stands for any index or name. */
export interface RequestRules {
  /** How the text of a parameter is read, by pointer; a text stays a text where there is no entry. */
  readonly types: Readonly<Record<string, WireType>>;
  /** The message (`x-message`) of a field, by pointer. */
  readonly messages: Readonly<Record<string, string>>;
  /** The messages of single keywords of a field (`x-messages`), by pointer. */
  readonly keywordMessages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs of pointers whose values must be the same (`x-equals`). */
  readonly equals: readonly { readonly pointer: string; readonly other: string }[];
  /** Whether the body may be left out. */
  readonly bodyIsOptional: boolean;
}

/** The rules of every operation by its id. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
  signUp: {
    types: {},
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
    bodyIsOptional: false,
  },
  signIn: {
    types: {},
    messages: { '/body/username': '아이디와 비밀번호를 입력하세요.', '/body/password': '아이디와 비밀번호를 입력하세요.' },
    keywordMessages: {
      '/body/username': { maxLength: '아이디와 비밀번호는 100자 이하로 입력하세요.' },
      '/body/password': { maxLength: '아이디와 비밀번호는 100자 이하로 입력하세요.' },
    },
    equals: [],
    bodyIsOptional: false,
  },
  recordPayment: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listReviews: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  createReview: {
    types: {},
    messages: { '/body/content': '별점과 리뷰 내용을 모두 입력해주세요.', '/body/likeStar': '별점과 리뷰 내용을 모두 입력해주세요.' },
    keywordMessages: { '/body/content': { maxLength: '리뷰는 1,000자 이하로 작성해주세요.' } },
    equals: [],
    bodyIsOptional: false,
  },
  getSalesReport: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listWorkers: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listUsers: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  changeUserRole: {
    types: { '/params/userId': { type: 'integer' } },
    messages: {},
    keywordMessages: {},
    equals: [],
    bodyIsOptional: false,
  },
  listMyAttendance: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  resolveUserByPhone: {
    types: {},
    messages: { '/query/ph': '전화번호를 입력해주세요.' },
    keywordMessages: { '/query/ph': { maxLength: '전화번호는 20자 이하로 입력해주세요.' } },
    equals: [],
    bodyIsOptional: false,
  },
  recordAttendance: {
    types: { '/params/userId': { type: 'integer' } },
    messages: { '/body/ph': '전화번호를 입력해주세요.' },
    keywordMessages: { '/body/ph': { maxLength: '전화번호는 20자 이하로 입력해주세요.' } },
    equals: [],
    bodyIsOptional: false,
  },
  listMyPromotions: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listReservableClasses: {
    types: { '/query/membershipId': { type: 'integer' } },
    messages: {},
    keywordMessages: {},
    equals: [],
    bodyIsOptional: false,
  },
  listTodayReservations: {
    types: { '/query/membershipId': { type: 'integer' } },
    messages: {},
    keywordMessages: {},
    equals: [],
    bodyIsOptional: false,
  },
  listReservationHistory: {
    types: { '/query/membershipId': { type: 'integer' } },
    messages: {},
    keywordMessages: {},
    equals: [],
    bodyIsOptional: false,
  },
  createReservation: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  cancelReservation: { types: { '/params/id': { type: 'integer' } }, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  getMySubject: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listClassesWithReservations: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  listRegisteredTimes: { types: {}, messages: {}, keywordMessages: {}, equals: [], bodyIsOptional: false },
  createClass: {
    types: {},
    messages: { '/body/classMaxCustomer': '최대 인원은 1명 이상이어야 합니다.' },
    keywordMessages: { '/body/classMaxCustomer': { maximum: '최대 인원은 50명 이하여야 합니다.' } },
    equals: [],
    bodyIsOptional: false,
  },
  deleteClass: {
    types: { '/params/classId': { type: 'integer' } },
    messages: {},
    keywordMessages: {},
    equals: [],
    bodyIsOptional: false,
  },
  listMyMembers: {
    types: {},
    messages: {},
    keywordMessages: { '/query/nickName': { maxLength: '이름은 100자 이하로 입력해주세요.' } },
    equals: [],
    bodyIsOptional: false,
  },
};
