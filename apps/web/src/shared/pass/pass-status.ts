import { parseDate } from '@internationalized/date';

/** A pass that ends within so many days ends soon (docs/product.md#members). */
const soonDays = 14;

/** The last day on which a pass counts as ending soon; today is `YYYY-MM-DD` in Asia/Seoul. */
export function expiresSoonUntil(today: string) {
  return parseDate(today).add({ days: soonDays }).toString();
}

/** Whether a pass has ended before today, or ends by the given day; its last day still counts. */
export function expiryStatus(
  { expiredDate }: { expiredDate?: string | null },
  today: string,
  until = expiresSoonUntil(today),
): 'over' | 'soon' | null {
  if (!expiredDate) return null;
  const last = expiredDate.slice(0, 10);
  if (last < today) return 'over';
  return last <= until ? 'soon' : null;
}

/** Whether every session of a pass is used up. */
export function isUsedUp({ promotionSessionCount }: { promotionSessionCount?: number | null }) {
  return promotionSessionCount === 0;
}
