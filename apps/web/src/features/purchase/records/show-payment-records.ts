/** The id of the section 결제 기록. */
export const sectionId = 'payment-records';

export function showPaymentRecords() {
  return document.getElementById(sectionId)?.scrollIntoView({ block: 'center' });
}
