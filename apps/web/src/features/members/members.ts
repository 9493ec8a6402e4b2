import type { RowOf } from '@fitness/api-contract/client';
import { pageOf } from '../../shared/list/pages.ts';
import { expiryStatus, isUsedUp } from '../../shared/pass/pass-status.ts';

/** A member of the manager with one pass; the server lists a member once per pass. */
export type Member = RowOf<'/api/{product}/manager/membermanagement'>;

/** Rows on a page (docs/product.md#members). */
export const pageSize = 10;

/** How many passes need attention. */
export function attentionOf(members: readonly Member[], today: string) {
  return {
    soon: members.filter((member) => expiryStatus(member, today) === 'soon').length,
    over: members.filter((member) => expiryStatus(member, today) === 'over').length,
    usedUp: members.filter(isUsedUp).length,
  };
}

/** A page of keyed rows, since nothing in the response tells two passes of a member apart. */
export function memberPage(members: readonly Member[], wantedPage: number) {
  const { rows, offset, ...page } = pageOf(members, wantedPage, pageSize);
  return {
    ...page,
    rows: rows.map((member, index) => ({ ...member, key: String(offset + index) })),
  };
}
