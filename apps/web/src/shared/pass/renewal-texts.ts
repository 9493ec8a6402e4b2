import { messages } from '../messages.ts';
import type { RenewalChoice } from './renewals.ts';

/** The choices of the renewal filter (docs/product.md#members). */
export const renewalLabels = messages({
  all: '전체',
  days30: '30일 이내 만료',
  sessions: '남은 횟수 1회 이하',
  lapsed: '지난 30일 만료',
}) satisfies Record<RenewalChoice, string>;

export const renewalTexts = messages({
  filter: '재등록 대상',
  chip: '{label} {count}',
  pass: '이용권',
});

/** The columns of a copied list, and what copying says. */
export const copyTexts = messages({
  name: '이름',
  phone: '연락처',
  pass: '이용권',
  sessions: '남은 횟수',
  lastDay: '만료일',
  menu: '복사',
  list: '목록 복사',
  messages: '안내 문구 복사',
  copiedList: '{count}의 목록을 복사했습니다.',
  copiedMessages: '{count}의 안내 문구를 복사했습니다.',
  notCopied: '복사하지 못했습니다. 브라우저에서 복사를 허용한 뒤 다시 시도해주세요.',
  notLoaded: '불러오지 못했습니다. 다시 시도해주세요.',
});

/** The parts of the message to a member; facts only, because an offer would have to be marked as advertising. */
export const messageTexts = messages({
  greeting: '[{studio}] {name} 회원님,',
  ends: '{pass} 이용권이 {date} 만료됩니다.',
  ended: '{pass} 이용권이 {date} 만료되었습니다.',
  left: '남은 횟수는 {count}회입니다.',
  leftOf: '{pass} 이용권이 {count}회 남았습니다.',
});
