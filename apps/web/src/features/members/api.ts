import type { RowOf } from '@fitness/api-contract/client';
import { query } from '../../api/operations.ts';
import { renewalLabels } from '../../lib/pass/renewals.ts';
import { choiceParam, pageParam, sortParam, textParam } from '../../lib/params.ts';

/** A member of the manager with one pass; the server lists a member once per pass. */
export type Member = RowOf<'/api/{product}/manager/membermanagement'>;

/** The ids of the columns that the list can be sorted by. */
export const sortable = ['name', 'promotionName', 'sessionCount', 'expiredDate'] as const;

/** The search params of the list. */
export const listParams = {
  name: textParam,
  filter: choiceParam(renewalLabels, 'all'),
  sort: sortParam(sortable),
  page: pageParam,
};

/** The manager's members whose name contains the text; all, to be searched in the browser, where it is empty. */
export function myMembers(nickName = '') {
  return query('listMyMembers', { query: { nickName } });
}
