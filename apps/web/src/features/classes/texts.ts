import type { NotDeletable, NotRegistrable } from '@fitness/api-contract/rules';
import { messages } from '../../lib/messages.ts';

/** The messages of registering and deleting classes (docs/product.md#classes). */
export const classTexts = messages({
  noSubject: '수업을 등록할 권한이 없습니다.',
  timesFailed: '시간 정보를 불러오는 데 실패했습니다.',
  registered: '수업이 등록되었습니다.',
  registerFailed: '수업 등록 실패: {reason}',
  noSlot: '등록할 시간을 선택해주세요.',
  maximumNotWhole: '최대 인원은 6처럼 정수로 입력해주세요.',
  deleted: '선택한 수업이 삭제되었습니다.',
  deleteFailed: '수업 삭제 실패: {reason}',
  noClass: '삭제할 수업을 선택해주세요.',
  deleteQuestion: '선택한 수업 {count}개를 삭제하시겠습니까?',
  delete: '수업 삭제',
  back: '돌아가기',
  cancelsReservations: {
    '=0': '예약한 회원은 없습니다.',
    other: '예약 {count}건도 함께 취소됩니다.',
  },
  mayCancelReservations: '예약이 있으면 함께 취소됩니다.',
});

/** The texts of the page around the dialog. */
export const pageTexts = messages({
  calendar: '수업 달력',
  subjectMissing:
    '담당 과목이 배정되면 이 화면에서 수업을 등록할 수 있습니다. 배정은 대표에게 문의해주세요.',
  subjectFailed: '담당 과목을 확인하지 못했습니다.',
  failedNote: '등록한 수업은 그대로 남아 있습니다.',
  loading: '수업을 불러오는 중',
  today: '오늘의 수업',
  noClasses: '등록한 수업이 없습니다.',
  pastClasses: '지난 수업 {count}개',
  noReservations: '예약 없음',
  reservationCount: '예약 수',
  dayDescription: '수업 {classes}개, 예약 {reservations}',
  unnamed: '이름 없음',
});

/** The texts of the week and of the day. */
export const agendaTexts = messages({
  label: '주간 수업',
  free: '비어 있음',
  today: '오늘 보기',
  previousDay: '이전 날',
  nextDay: '다음 날',
  openDay: '수업 등록·삭제',
});

/** The texts of the dialog of a day. */
export const dialogTexts = messages({
  title: '{day} 수업',
  deleteMode: '삭제 모드',
  slots: '수업 시간',
  timesLoading: '수업 시간을 불러오는 중',
  maximum: '최대 인원',
  people: '명',
  register: '등록',
  selectedSlots: { '=0': '시간을 선택해주세요', other: '{count}개 선택' },
  registered: '등록됨',
  failed: '실패',
  results: '등록 결과',
  classes: '삭제할 수업',
  delete: '선택한 수업 삭제',
  selectedClasses: {
    '=0': '수업을 선택해주세요',
    other: '{count}개 선택 · 예약 {reservations}',
  },
});

/** Why a class cannot be registered. */
export const unregistrableTexts = messages({
  pastDate: '과거 날짜에는 수업을 등록할 수 없습니다.',
  tooLate: '지난 시간',
  taken: dialogTexts.registered,
} satisfies Record<NotRegistrable, string>);

/** Why a class cannot be deleted. */
export const undeletableTexts = messages({
  pastDate: '과거 날짜의 수업은 삭제할 수 없습니다.',
  tooLate: '이미 시작된 수업',
} satisfies Record<NotDeletable, string>);

/** The texts of the summary about the manager on the home page (docs/product.md#home). */
export const nextTexts = messages({
  label: '나의 수업',
  next: '다음 수업',
  nextIn: '다음 수업 · {left}',
  none: '예약된 수업이 없습니다.',
  heldThisMonth: '이번 달 수업 횟수',
  others: '{name} 외 {count}명',
  manage: '수업 관리',
});
