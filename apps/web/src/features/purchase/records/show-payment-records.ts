/** The id of the section of unfinished payments. */
export const sectionId = 'payment-records';

/** The first part of the query key of the records. */
export const recordsKey = 'paymentOutbox';

export function showPaymentRecords() {
  return document.getElementById(sectionId)?.scrollIntoView({ block: 'center' });
}
