import { messages } from '../../lib/messages.ts';

/** The texts of the trainers' performance (docs/product.md#workers). */
export const workerTexts = messages({
  year: '연도',
  month: '월',
  table: '직원 실적',
  id: '번호',
  gender: '성별',
  members: '담당 회원 수',
  sessions: '수업 횟수',
  total: '합계',
  none: '이달에는 실적이 없습니다.',
  membersCounted: '여러 직원이 맡는 회원은 직원마다 포함됩니다.',
  file: '직원실적_{year}-{month}.csv',
});
