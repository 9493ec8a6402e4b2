import { messages } from '../../lib/messages.ts';

/** The texts of a manager's member list (docs/product.md#members). */
export const memberTexts = messages({
  table: '담당 회원',
  search: '이름 검색',
  none: '담당 회원이 없습니다.',
  clear: '조건 지우기',
  all: '이용권 {count}건',
});
