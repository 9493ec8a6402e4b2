import { messages } from '../../../shared/messages.ts';
import { dialogTexts, unregistrableTexts } from '../texts.ts';
import type { SlotState } from './batch.ts';
import type { LeftOut } from './plan.ts';

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
  week: '{number}주차',
  range: '{from} – {to}',
  classes: '{count}개',
});

/** Why a class of the pattern is not sent. */
export const leftOutTexts = messages({
  taken: dialogTexts.registered,
  past: unregistrableTexts.tooLate,
  holiday: '공휴일',
} satisfies Record<LeftOut, string>);

/** What a batch is doing, or how it ended. */
export const phaseTexts = messages({
  running: '등록하는 중',
  stopping: '일시 정지하는 중',
  paused: '일시 정지됨',
  elsewhere: '다른 탭에서 진행 중',
  deleting: '되돌리는 중',
  ended: '등록을 마쳤습니다',
  undone: '되돌리기를 마쳤습니다',
});

/** The texts of a batch. */
export const batchTexts = messages({
  progress: '{total}개 중 {done}개',
  ofWeek: '{done}/{total}',
  count: '{state} {count}개',
  pause: '일시 정지',
  resume: '계속',
  elsewhere: '다른 탭에서 진행하고 있습니다.',
  interrupted: '중단되었습니다. {reason}',
  interruptedOffPage: '반복 수업 등록이 중단되었습니다. {reason}',
  giveUp: '남은 등록 취소',
  giveUpQuestion: '남은 수업 {count}개의 등록을 취소하시겠습니까? 등록한 수업은 그대로 남습니다.',
  giveUpConfirm: '등록 취소',
  retry: '실패만 다시',
  undo: '되돌리기',
  undoQuestion: '이번에 등록한 수업 {count}개를 삭제하시겠습니까?',
  undoKept: '예약이 있거나 시작된 수업 {count}개는 삭제하지 않습니다.',
  nothingToUndo: '되돌릴 수업이 없습니다.',
  next: '새로 등록',
  details: '자세히',
  close: '닫기',
  goesOn: '창을 닫아도 계속 등록합니다. 이 탭은 열어 두세요.',
});

/** The states of a class of a batch. */
export const slotTexts = messages({
  left: '대기',
  done: dialogTexts.registered,
  failed: dialogTexts.failed,
  unsent: '보내지 않음',
  deleted: '삭제됨',
} satisfies Record<SlotState, string>);

/** Why a class of a batch is not deleted. */
export const keptTexts = messages({
  reserved: '예약이 있어 삭제하지 않았습니다.',
  unknown: '예약을 확인하지 못해 삭제하지 않았습니다.',
});
