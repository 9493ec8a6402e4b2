import { messages } from '../../shared/messages.ts';

/** The texts of the attendance calendar (docs/product.md#attendance). */
export const attendanceTexts = messages({
  title: '출석',
  calendar: '출석 달력',
  attended: '출석',
  stamp: '출석한 날',
  monthCount: '{month}월 출석',
  streak: '연속 출석',
  days: '{count}일',
  loading: '출석 기록을 불러오는 중',
  failed: '출석 기록을 불러오지 못했습니다.',
  none: '아직 출석 기록이 없습니다.',
  waiting: '오늘 오시면 {count}일 연속 출석입니다.',
  counted: '오늘 출석을 마쳤습니다.',
  broken: '오늘부터 연속 출석을 다시 쌓아 보세요.',
});
