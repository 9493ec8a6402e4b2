import type { components } from '@fitness/api-contract/schema';
import { parseDate } from '@internationalized/date';
import { rowsOn } from '../../shared/pages.ts';

/** A member of the manager's own with one pass, as the server lists it; one who has two stands there twice. */
export type Member = components['schemas']['Member'];

/** Rows on a page (docs/product.md#members). */
export const pageSize = 10;
/** A pass that ends within so many days is marked. */
const soonDays = 14;

/** What the server is asked for: a syllable that is only begun finds nobody and is left out. */
export const searchable = (typed: string) => typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+\s*$/, '').trim();

/** Whether a pass has ended by `today` (`YYYY-MM-DD`, Asia/Seoul) or ends soon; its last day still counts. */
export const expiryMark = ({ expiredDate }: Pick<Member, 'expiredDate'>, today: string): 'over' | 'soon' | null => {
  if (!expiredDate) return null;
  const last = expiredDate.slice(0, 10);
  if (last < today) return 'over';
  return last <= parseDate(today).add({ days: soonDays }).toString() ? 'soon' : null;
};

/** Whether every session of a pass is used up. */
export const isUsedUp = ({ promotionSessionCount }: Pick<Member, 'promotionSessionCount'>) => promotionSessionCount === 0;

/** How many passes need attention. */
export const attentionOf = (members: readonly Member[], today: string) => ({
  soon: members.filter((member) => expiryMark(member, today) === 'soon').length,
  over: members.filter((member) => expiryMark(member, today) === 'over').length,
  usedUp: members.filter(isUsedUp).length,
});

/** The rows of a page, each with a key: nothing that the server sends tells two passes of a person apart. */
export const rowsOfPage = (members: readonly Member[], page: number) =>
  rowsOn(members, page, pageSize).map((member, index) => ({ ...member, key: String((page - 1) * pageSize + index) }));
