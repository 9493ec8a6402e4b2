import { messages } from '../../lib/messages.ts';

/** The texts of the attendance calendar (docs/product.md#attendance). */
export const attendanceTexts = messages({
  calendar: '출석 달력',
  attended: '출석',
  loading: '{month}월 출석',
  monthCount: '{month}월 출석 {count}일',
  failed: '출석 기록을 불러오지 못했습니다.',
});
