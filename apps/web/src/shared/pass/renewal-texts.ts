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
  list: '목록 복사',
  copied: '{count}의 목록을 복사했습니다.',
  notCopied: '복사하지 못했습니다. 브라우저에서 복사를 허용한 뒤 다시 시도해주세요.',
});
