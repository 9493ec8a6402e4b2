/** The id of the section 결제 기록. */
export const sectionId = 'payment-records';

/** The first part of the query key of the records. */
export const recordsKey = 'paymentOutbox';

export function showPaymentRecords() {
  return document.getElementById(sectionId)?.scrollIntoView({ block: 'center' });
}
