import { messages } from '../messages.ts';
import type { Renewal } from './renewals.ts';

/** The choices of the renewal filter, in their order (docs/product.md#members). */
export const renewalLabels = messages({
  all: '전체 회원',
  days7: '7일 이내 만료',
  days14: '14일 이내 만료',
  days30: '30일 이내 만료',
  sessions: '잔여 1회 이하',
  lapsed: '지난 30일 만료',
}) satisfies Record<Renewal | 'all', string>;

export const renewalTexts = messages({
  filter: '재등록 대상',
  count: '{count}명',
  nobody: '해당하는 회원이 없습니다.',
});

/** The columns of a copied list, and what copying it says. */
export const copyTexts = messages({
  name: '이름',
  phone: '연락처',
  pass: '이용권',
  sessions: '남은 횟수',
  lastDay: '만료일',
  copy: '목록 복사',
  copied: '{count}의 목록을 복사했습니다.',
  notCopied: '목록을 복사하지 못했습니다. 브라우저에서 복사를 허용한 뒤 다시 시도해주세요.',
});

/** The parts of the text that a message to a member begins with; facts only, because an offer would have to be marked as advertising. */
export const messageTexts = messages({
  greeting: '[{studio}] {name} 회원님,',
  ends: '{pass} 이용권이 {date} 만료됩니다.',
  ended: '{pass} 이용권이 {date} 만료되었습니다.',
  left: '남은 횟수는 {count}회입니다.',
  leftOf: '{pass} 이용권이 {count}회 남았습니다.',
});
