/** Whether a pass in a staff list has no sessions left. */
export function isUsedUp({ promotionSessionCount }: { promotionSessionCount?: number | null }) {
  return promotionSessionCount === 0;
}
