import { messages } from '../../lib/messages.ts';
import { dialogTexts, unregistrableTexts } from './texts.ts';

/** The texts of registering the same hours for several weeks (docs/product.md#repeated-classes). */
export const repeatTexts = messages({
  title: '반복 수업 등록',
  weekdays: '요일',
  start: '시작일',
  weeks: '기간',
  weekCount: '{count}주',
  preview: '미리 보기',
  previewHint: '요일과 시간을 선택하면 등록할 수업을 미리 보여 드립니다.',
  register: '수업 {count}개 등록',
  nothingToRegister: '등록할 수 있는 수업이 없습니다. 요일, 시간, 시작일을 확인해주세요.',
  includeHolidays: '공휴일에도 등록',
  classesFailed: '등록된 수업을 확인하지 못했습니다.',
  leftOut: '제외: {reasons}',
  holiday: '공휴일({names})',
  registering: '등록하는 중',
  deleting: '되돌리는 중',
  ended: '끝났습니다',
  progress: '{total}개 중 {done}개',
  count: '{state} {count}개',
  stop: '중지',
  registerRest: '나머지 등록',
  undo: '되돌리기',
  undoQuestion:
    '이번에 등록한 수업 {count}개를 삭제하시겠습니까? 예약이 있는 수업은 삭제하지 않습니다.',
  undeletedReserved: '예약이 있어 삭제하지 않았습니다.',
  undeletedUnchecked: '예약을 확인하지 못해 삭제하지 않았습니다.',
  next: '새로 등록',
  leaveRunning: '창을 닫으면 남은 수업은 보내지 않습니다. 등록한 수업은 달력에 남습니다.',
  leave: '닫기',
});

/** The states of a class of a pattern, in the order in which they are counted. */
export const slotTexts = messages({
  done: dialogTexts.registered,
  failed: dialogTexts.failed,
  left: '남음',
  deleted: '삭제됨',
  taken: dialogTexts.registered,
  past: unregistrableTexts.tooLate,
  holiday: '공휴일',
});
