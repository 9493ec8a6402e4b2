import type { RowOf } from '@fitness/api-contract/client';
import { rowsOn } from '../../shared/list/pages.ts';
import { expiryMark, isUsedUp } from '../../shared/pass-marks.ts';

/** A member of the manager's own with one pass, as the server lists it; one who has two stands there twice. */
export type Member = RowOf<'/api/{product}/manager/membermanagement'>;

/** Rows on a page (docs/product.md#members). */
export const pageSize = 10;

/** How many passes need attention. */
export function attentionOf(members: readonly Member[], today: string) {
  return {
    soon: members.filter((member) => expiryMark(member, today) === 'soon').length,
    over: members.filter((member) => expiryMark(member, today) === 'over').length,
    usedUp: members.filter(isUsedUp).length,
  };
}

/** The rows of a page, each with a key: nothing that the server sends tells two passes of a person apart. */
export function rowsOfPage(members: readonly Member[], page: number) {
  return rowsOn(members, page, pageSize).map((member, index) => ({
    ...member,
    key: String((page - 1) * pageSize + index),
  }));
}
