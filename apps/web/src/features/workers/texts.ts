import { messages } from '../../shared/messages.ts';

/** The texts of the trainers' performance (docs/product.md#workers). */
export const workerTexts = messages({
  lead: '한 달 동안 맡은 회원과 진행한 수업을 확인합니다.',
  year: '연도',
  month: '월',
  table: '직원 실적',
  members: '담당 회원 수',
  sessions: '수업 횟수',
  membersChart: '직원별 담당 회원 수',
  sessionsChart: '직원별 수업 횟수',
  loading: '실적을 불러오는 중',
  print: '인쇄',
  summary: '직원 {workers}명 · 수업 {sessions}회',
  stillCounting: '이번 달 실적은 오늘까지의 집계입니다.',
  notYet: '아직 시작되지 않은 달입니다.',
});
