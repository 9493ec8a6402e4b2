import { messages } from '../../shared/messages.ts';

/** The messages of reserving and cancelling (docs/product.md#reservation). */
export const reservationTexts = messages({
  reserved: '예약 성공!',
  reserveFailed: '예약 실패: {reason}',
  cancelQuestion: '정말 이 예약을 취소하시겠습니까?',
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
  noReservationNeeded: '예약 없이 이용',
  usedUp: '잔여 0회',
});

/** Why a class cannot be reserved, beside its disabled button. */
export const classUnavailableTexts = messages({
  ...passUnavailableTexts,
  started: '지난 수업',
  reserved: '예약한 수업',
  overlapping: '시간 겹침',
  full: '마감',
});

/** The accessible description of a day. */
export const dayTexts = messages({
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
});

/** The texts of the two pages around their lists. */
export const pageTexts = messages({
  promotionsLead: '이용권을 골라 수업을 예약하세요.',
  toMembership: '회원권 보러 가기',
  backToPromotions: '이용권 목록',
  history: '예약 내역',
  failedNote: '예약은 그대로 남아 있습니다.',
  noPassSelected: '이용권이 선택되지 않았습니다.',
  passNotFound: '이용권을 찾을 수 없습니다.',
  selectPass: '이용권 목록에서 예약할 이용권을 골라주세요.',
  pastDay: '지난 날짜에는 예약할 수 없습니다.',
  noClassesOnDay: '이날은 예약할 수 있는 수업이 없습니다.',
  noUpcomingClasses: '앞으로 열린 수업이 없습니다. 새 수업이 등록되면 여기에 나타납니다.',
  buyAnother: '새로 예약하려면 이용권을 구매해주세요.',
  toDay: '{day} 수업 보기',
});

/** Why nothing can be reserved with a pass, as a sentence. */
export const passNotices = messages({
  expired: '이용 기간이 끝난 이용권입니다.',
  noReservationNeeded: '예약 없이 바로 이용하는 이용권입니다. 이용 기간 안에 언제든 방문하세요.',
  usedUp: '횟수를 모두 사용한 이용권입니다.',
} satisfies Record<keyof typeof passUnavailableTexts, string>);
