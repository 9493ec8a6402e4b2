/**
 * The business that sells the studio's passes, which online shops in Korea have to name, and its policies; separate from studio.ts,
 * since the first page does not need it. All values are samples: another studio replaces them and sets `isSample` to false.
 */
export const business = {
  isSample: true as boolean,
  name: '메이크핏 (예시)',
  representative: '홍길동',
  registrationNumber: '000-00-00000',
  mailOrderNumber: '제0000-부산진-0000호',
  email: 'help@makefit.example',
  hosting: '예시호스팅',
  privacyOfficer: '홍길동',
  /** The day from which the documents apply. */
  effectiveDate: '2026-11-01',
  /** The days after the purchase in which an unused pass is refunded in full. */
  withdrawalDays: 7,
  /** The share of the price that is kept when a pass is ended early, in percent. */
  penaltyPercent: 10,
  /** The business days within which a refund is made. */
  refundBusinessDays: 3,
};
