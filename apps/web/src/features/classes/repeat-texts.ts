import { messages } from '../../shared/messages.ts';
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
  incomplete: '요일과 시간을 선택해주세요',
  register: '수업 {count}개 등록',
  nothingToRegister: '등록할 수 있는 시간이 없습니다. 요일이나 시간을 다시 선택해주세요.',
  noWeekday: '반복할 요일을 선택해주세요.',
  noStart: '시작일을 선택해주세요.',
  includeHolidays: '공휴일에도 등록',
  unknownHolidays: '{year}년 공휴일은 아직 발표되지 않았습니다. 휴무일을 직접 확인해주세요.',
  classesFailed: '등록된 수업을 확인하지 못했습니다.',
  leftOut: '제외: {reasons}',
  holiday: '공휴일({names})',
  week: '{number}주차',
  range: '{from} – {to}',
  classes: '{count}개',
  progress: '{total}개 중 {done}개',
  ofWeek: '{done}/{total}',
  count: '{state} {count}개',
  stop: '중지',
  retry: '실패만 다시',
  registerRest: '나머지 등록',
  undo: '되돌리기',
  undoQuestion: '이번에 등록한 수업 {count}개를 삭제하시겠습니까?',
  undoKept: '예약이 있거나 시작된 수업 {count}개는 삭제하지 않습니다.',
  nothingToUndo: '되돌릴 수업이 없습니다.',
  keptReserved: '예약이 있어 삭제하지 않았습니다.',
  keptUnchecked: '예약을 확인하지 못해 삭제하지 않았습니다.',
  next: '새로 등록',
  leaveRunning: '창을 닫으면 남은 수업은 보내지 않습니다. 등록한 수업은 달력에 남습니다.',
  leaveResults:
    '창을 닫으면 결과가 사라지고 한 번에 되돌릴 수 없습니다. 등록한 수업은 달력에 남습니다.',
  leave: '닫기',
});

/** What is being done. */
export const activityTexts = messages({
  registering: '등록하는 중',
  deleting: '되돌리는 중',
  stopping: '중지하는 중',
  none: '끝났습니다',
});

/** The states of a class of a pattern, in the order in which they are counted. */
export const slotTexts = messages({
  done: dialogTexts.registered,
  failed: dialogTexts.failed,
  left: '대기',
  deleting: '삭제 대기',
  unsent: '보내지 않음',
  deleted: '삭제됨',
  taken: dialogTexts.registered,
  past: unregistrableTexts.tooLate,
  holiday: '공휴일',
});
