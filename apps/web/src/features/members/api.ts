import type { RowOf } from '@fitness/api-contract/client';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../../shared/api/operations.ts';
import { normalizeSearch } from '../../shared/input/search-text.ts';
import { renewalLabels } from '../../shared/pass/renewal-texts.ts';
import { choiceParam, pageParam, sortParam, textParam } from '../../shared/url/params.ts';

/** A member of the manager with one pass; the server lists a member once per pass. */
export type Member = RowOf<'/api/{product}/manager/membermanagement'>;

/** The ids of the columns that the list can be sorted by. */
export const sortable = ['name', 'promotionName', 'sessionCount', 'expiredDate'] as const;

/** The search params of the list; a name in the URL is normalized like a typed one. */
export const listParams = {
  name: { ...textParam, read: (text: string | null) => normalizeSearch(text ?? '') },
  filter: choiceParam(renewalLabels, 'all'),
  sort: sortParam(sortable),
  page: pageParam,
};

/** The manager's members whose name contains the text. */
export function myMembers(nickName: string) {
  return {
    ...query('listMyMembers', { query: { nickName } }),
    placeholderData: keepPreviousData,
  };
}
