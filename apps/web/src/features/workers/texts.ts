import { messages } from '../../shared/messages.ts';
import type { Month } from './month.ts';

/** The texts of the trainers' performance (docs/product.md#workers). */
export const workerTexts = messages({
  year: '연도',
  month: '월',
  monthName: '{year}년 {month}월',
  previous: '이전 달',
  next: '다음 달',
  table: '직원 실적',
  id: '번호',
  gender: '성별',
  members: '담당 회원 수',
  sessions: '수업 횟수',
  total: '합계',
  none: '이달에는 실적이 없습니다.',
  summary: '직원 {workers}명',
  stillCounting: '오늘까지 집계한 실적입니다.',
  wholeBefore: '전월은 한 달 전체입니다.',
  difference: '+와 −는 전월과의 차이입니다.',
  notYet: '아직 시작하지 않은 달입니다.',
  membersCounted: '여러 직원이 맡는 회원은 직원마다 포함됩니다.',
  file: '직원실적_{start}_{end}.csv',
});

/** A count beside that of the month before. */
export const beforeTexts = messages({
  loading: '전월과 비교하는 중',
  count: '전월 {count}',
  more: '전월보다 {count} 증가',
  fewer: '전월보다 {count} 감소',
  same: '전월과 같음',
  unknown: '전월 자료 없음',
  column: '전월 {column}',
  noMonth: '전월 자료가 없습니다.',
  failed: '전월 실적을 불러오지 못해 비교할 수 없습니다.',
});

/** The name of a month: `2026년 11월`. */
export function monthName({ year, month }: Month) {
  return workerTexts.monthName({ year, month: Number(month) });
}
