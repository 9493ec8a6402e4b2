/** The texts of the reservation pages, by their case (docs/product.md#reservation). */
export const reservationTexts = {
  reserved: '예약 성공!',
  reserveFailed: (reason: string) => `예약 실패: ${reason}`,
  cancelQuestion: '정말 이 예약을 취소하시겠습니까?',
  cancelled: '예약이 취소되었습니다.',
  cancelFailed: (reason: string) => `예약 취소 실패: ${reason}`,
} as const;

/** What is told of a pass, in the order of the table's columns (docs/product.md#labels). */
export const passLabels = {
  promotionName: '이용권',
  trainerName: '트레이너',
  remainingSessionCount: '남은 횟수',
  expiredDate: '만료일',
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
  sameHour: '시간 겹침',
  full: '마감',
} as const;

/** What a day says about itself. */
export const dayTexts = {
  past: '지난 날짜',
  full: classRefusals.full,
  open: (count: number) => `예약 가능 ${count}개`,
  own: (times: readonly string[]) => `내 예약 ${times.join(', ')}`,
} as const;

/** Where a reservation stands, as its badge says. */
export const statusTexts = {
  RESERVED: '예약됨',
  ATTENDED: '출석',
  ABSENT: '불참',
  CANCELLED: '취소됨',
} as const;

/** What stands on the two pages around their lists. */
export const pageTexts = {
  promotionsLead: '이용권을 골라 수업을 예약하세요.',
  toMembership: '회원권 보러 가기',
  backToPromotions: '이용권 목록',
  history: '예약 내역',
  failedList: '목록을 불러오지 못했습니다. 예약은 그대로 남아 있습니다.',
  noPassChosen: '이용권이 선택되지 않았습니다.',
  passNotFound: '이용권을 찾을 수 없습니다.',
  choosePass: '이용권 목록에서 예약할 이용권을 골라주세요.',
  pastDay: '지난 날짜에는 예약할 수 없습니다.',
  noClassesThatDay: '이날은 예약할 수 있는 수업이 없습니다.',
  noClassesAhead: '앞으로 열린 수업이 없습니다. 새 수업이 등록되면 여기에 나타납니다.',
  buyAnother: '새로 예약하려면 이용권을 구매해주세요.',
  toDay: (day: string) => `${day} 수업 보기`,
} as const;

/** Why nothing can be reserved with a pass. */
export const passNotes = {
  expired: '이용 기간이 끝난 이용권입니다.',
  nothingToReserve: '예약 없이 바로 이용하는 이용권입니다. 이용 기간 안에 언제든 방문하세요.',
  usedUp: '횟수를 모두 사용한 이용권입니다.',
} as const satisfies Record<keyof typeof passRefusals, string>;
