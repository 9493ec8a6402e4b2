/** Whether every session of a pass in a list of staff is used up. */
export function isUsedUp({ promotionSessionCount }: { promotionSessionCount?: number | null }) {
  return promotionSessionCount === 0;
}
