import { sortRows, type TableSort } from '@fitness/ui/Table';
import {
  countRenewals,
  membersToRenew,
  passSortValues,
  type RenewalChoice,
  renewalOrder,
  withRenewals,
} from '../../shared/pass/renewals.ts';
import { searchFor, searchKeyOf } from '../../shared/input/search-text.ts';
import type { Member } from './api.ts';
import { peopleOf, type Person } from './people.ts';

/** The passes of the members whose name or phone number is searched for. */
export function findMembers(members: readonly Member[], text: string) {
  const pattern = searchFor(text);
  return members.filter((member) => pattern.test(searchKeyOf(member)));
}

/** The rows of the list: a pass each or, of a renewal filter, a member each with the passes that it is about. */
export function rowsOfMembers(members: readonly Member[], filter: RenewalChoice, today: string) {
  const people = withRenewals<Member, Person>(peopleOf(members), today);
  const rows: readonly Person[] =
    filter === 'all'
      ? members.map((member, index) => ({ key: String(index), member, passes: [member] }))
      : membersToRenew<Member, (typeof people)[number]>(people, filter);
  return { rows, counts: countRenewals(people) };
}

/** The rows in the order of a column or, without one, in that of the filter. */
export function sortedRows(
  rows: readonly Person[],
  sort: TableSort | null,
  filter: RenewalChoice,
  today: string,
) {
  return sortRows<Person>(rows, sort ?? renewalOrder(filter), {
    name: ({ member }) => member.nickName,
    ...passSortValues(today),
  });
}
