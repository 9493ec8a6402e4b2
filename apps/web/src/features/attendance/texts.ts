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
  none: '첫 출석은 데스크에서 확인해 드립니다.',
  waiting: '오늘 출석하면 {count}일 연속입니다.',
  counted: '오늘 출석을 마쳤습니다.',
  broken: '오늘 출석하면 연속 출석을 다시 시작합니다.',
});
