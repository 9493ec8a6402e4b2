import { messages } from '../../shared/messages.ts';

/** The texts of the trainers' performance (docs/product.md#workers). */
export const workerTexts = messages({
  year: '연도',
  month: '월',
  table: '직원 실적',
  members: '담당 회원 수',
  sessions: '수업 횟수',
  membersChart: '직원별 담당 회원 수',
  sessionsChart: '직원별 수업 횟수',
  loading: '실적을 불러오는 중',
  none: '이달에는 실적이 없습니다.',
  summary: '직원 {workers}명 · 수업 {sessions}회',
  stillCounting: '오늘까지 집계한 실적입니다.',
  notYet: '아직 시작하지 않은 달입니다.',
});
