import { sortRows, type TableSort } from '@fitness/ui/Table';
import { normalizePhone } from '../../lib/input.ts';
import {
  countRenewals,
  membersToRenew,
  passSortValues,
  type RenewalChoice,
  renewalOrder,
  withRenewals,
} from '../../lib/pass/renewals.ts';
import { searchFor, searchKeyOf } from '../../lib/search-text.ts';
import type { Member } from './api.ts';

/** A member with all passes. */
export type Person = {
  key: string;
  /** The first of the passes, which has the name and the phone. */
  member: Member;
  passes: readonly Member[];
};

/**
 * The members, at the position of their first pass. Passes of the same name and phone are of one member, since the response has no
 * id; where either is unknown, each pass stays alone, because two members can share the other.
 */
export function peopleOf(members: readonly Member[]): Person[] {
  const people = new Map<string, Person & { passes: Member[] }>();
  for (const [index, member] of members.entries()) {
    const { nickName, ph } = member;
    const key =
      nickName === null || ph === null ? String(index) : `${nickName}\n${normalizePhone(ph)}`;
    const known = people.get(key);
    if (known) known.passes.push(member);
    else people.set(key, { key, member, passes: [member] });
  }
  return [...people.values()];
}

/** The passes of the members whose name or phone number is searched for. */
export function findMembers(members: readonly Member[], text: string) {
  const pattern = searchFor(text);
  return members.filter((member) => pattern.test(searchKeyOf(member)));
}

/**
 * The rows of the list in the order of a column, or of the filter without one: a pass each or, of a renewal filter, a member each with
 * the passes that it is about. Also how many members each filter shows.
 */
export function rowsOfMembers(
  members: readonly Member[],
  filter: RenewalChoice,
  sort: TableSort | null,
  today: string,
) {
  const people = withRenewals<Member, Person>(peopleOf(members), today);
  const rows: readonly Person[] =
    filter === 'all'
      ? members.map((member, index) => ({ key: String(index), member, passes: [member] }))
      : membersToRenew<Member, (typeof people)[number]>(people, filter);
  const values = { name: ({ member }: Person) => member.nickName, ...passSortValues };
  return {
    found: sortRows<Person>(rows, sort ?? renewalOrder(filter), values),
    counts: countRenewals(people),
  };
}
