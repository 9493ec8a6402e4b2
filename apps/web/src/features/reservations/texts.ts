import type {
  NotCancellable,
  NotReservable,
  NotUsable,
  ReservationStatus,
} from '@fitness/api-contract/rules';
import { messages } from '../../lib/messages.ts';

/** The messages of reserving and cancelling (docs/product.md#reservation). */
export const reservationTexts = messages({
  reserve: '예약하기',
  reserved: '예약 성공!',
  reserveFailed: '예약 실패: {reason}',
  cancelQuestion: '정말 이 예약을 취소하시겠습니까?',
  cancel: '예약 취소',
  keep: '예약 유지',
  cancelled: '예약이 취소되었습니다.',
  cancelFailed: '예약 취소 실패: {reason}',
});

/** The labels of a pass, in the order of the table's columns (docs/product.md#labels). */
export const passLabels = messages({
  promotionName: '이용권',
  trainerName: '트레이너',
  remainingSessionCount: '남은 횟수',
  expiredDate: '만료일',
});

/** Why a pass cannot be used to reserve, beside its disabled button. */
export const passUnavailableTexts = messages({
  expired: '이용권 만료',
  noReservationNeeded: '예약 없이 방문',
  usedUp: '잔여 0회',
} satisfies Record<NotUsable, string>);

/** Why a class cannot be reserved, beside its disabled button. */
export const classUnavailableTexts = messages({
  ...passUnavailableTexts,
  tooLate: '지난 수업',
  reserved: '예약한 수업',
  overlapping: '시간 겹침',
  full: '마감',
} satisfies Record<NotReservable, string>);

/** What is said of a day and of a class. */
export const dayTexts = messages({
  expand: '달력 펼치기',
  collapse: '달력 접기',
  nearest: '가까운 수업',
  past: '지난 날짜',
  full: classUnavailableTexts.full,
  open: '예약 가능 {count}개',
  own: '내 예약 {times}',
});

/** The status of a reservation, on its badge. */
export const statusTexts = messages({
  RESERVED: '예약됨',
  ATTENDED: '출석',
  ABSENT: '불참',
  CANCELLED: '취소됨',
} satisfies Record<ReservationStatus, string>);

/** Why a reservation cannot be cancelled, beside its disabled button. */
export const uncancellableTexts = messages({
  cancelled: statusTexts.CANCELLED,
  tooLate: '취소 마감',
} satisfies Record<NotCancellable, string>);

/** The texts of the two pages around their lists. */
export const pageTexts = messages({
  history: '예약 내역',
  loadingPass: '이용권을 불러오는 중',
  noPasses: '구매한 이용권이 없습니다.',
  noValidPass: '사용할 수 있는 이용권이 없습니다.',
  failedNote: '예약은 그대로 남아 있습니다.',
  lastChecked: '{time}에 마지막으로 확인한 내용입니다. 서버에 연결되면 새로 불러옵니다.',
  noPassSelected: '선택한 이용권이 없습니다.',
  passNotFound: '이용권을 찾을 수 없습니다.',
  buyAgain: '다시 구매',
});

/** The upcoming reservations over all passes, and their calendar file. */
export const upcomingTexts = messages({
  title: '내 예약',
  loading: '예약을 불러오는 중',
  none: '예정된 예약이 없습니다.',
  add: '캘린더에 추가',
  addFailed: '캘린더 파일을 만들지 못했습니다. 다시 시도해주세요.',
  file: '{studio}_내_예약.ics',
  pass: '이용권 {name}',
  phone: '전화 {number}',
});

/** Why nothing can be reserved with a pass, as a sentence. */
export const passNotices = messages({
  expired: '이용 기간이 끝난 이용권입니다.',
  noReservationNeeded: '예약 없이 방문하는 이용권입니다. 이용 기간에는 언제든지 방문해주세요.',
  usedUp: '횟수를 모두 사용한 이용권입니다.',
} satisfies Record<NotUsable, string>);

/** The texts about the customer on the home page (docs/product.md#home). */
export const nextTexts = messages({
  label: '나의 수업',
  nextClass: '다음 수업',
  next: '다음 수업 · {left}',
  noPass: pageTexts.noValidPass,
});

export const kindTexts = messages({ pt: 'PT', pilates: '필라테스' });
