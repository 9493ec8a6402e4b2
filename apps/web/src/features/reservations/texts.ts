/** The texts of the reservation pages, by their case (docs/product.md#reservation). */
export const reservationTexts = {
  reserved: '예약 성공!',
  reserveFailed: (reason: string) => `예약 실패: ${reason}`,
  cancelQuestion: '정말 이 예약을 취소하시겠습니까?',
  cancelled: '예약이 취소되었습니다.',
  cancelFailed: (reason: string) => `예약 취소 실패: ${reason}`,
} as const;

/** Why a pass cannot be used to reserve, as it stands beside its disabled button. */
export const passRefusals = {
  expired: '이용권 만료',
  nothingToReserve: '예약 없이 이용',
  usedUp: '잔여 0회',
} as const;

/** Why a class cannot be reserved, as it stands beside its disabled button. */
export const classRefusals = {
  ...passRefusals,
  begun: '지난 수업',
  reserved: '예약한 수업',
  full: '마감',
} as const;

/** What a day says about itself. */
export const dayTexts = {
  past: '지난 날짜',
  full: '마감',
  open: (count: number) => `예약 가능 ${count}개`,
  own: (times: readonly string[]) => `내 예약 ${times.join(', ')}`,
} as const;

/** Where a reservation stands, as its badge says. */
export const statusTexts = {
  RESERVED: '예약됨',
  ATTENDED: '출석',
  CANCELLED: '취소됨',
} as const;
