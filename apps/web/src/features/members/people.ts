import { normalizePhone } from '../../shared/input/phone.ts';
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
