import { cleanText } from '@fitness/api-contract/clean-text';
import { normalizeSearch } from '@fitness/ui/CommandMenu';
import { normalizePhone } from '../../shared/input/phone.ts';
import { searchFor, searchKeyOf } from '../../shared/input/search-text.ts';
import { firstMatches, type Matches } from './first-matches.ts';

/** A row of a list of members, which has one for each pass. */
export type MemberRow = {
  userId?: number;
  nickName: string | null;
  ph: string | null;
  promotionName: string | null;
};

/** A member, once for all passes. */
export type Person = {
  id: string;
  name: string;
  /** The phone number as the server has it. */
  ph: string | null;
  passes: readonly string[];
  digits: string;
  /** The text that is searched. */
  searchKey: string;
};

function toPeople(rows: readonly MemberRow[]): readonly Person[] {
  const people = new Map<string, Person & { passes: string[] }>();
  for (const { userId, nickName, ph, promotionName } of rows) {
    const name = cleanText(nickName ?? '');
    const digits = normalizePhone(ph ?? '');
    if (name === '' && digits === '') continue;
    // A manager's list has no ids.
    const id = String(userId ?? `${name}-${digits}`);
    let person = people.get(id);
    if (person === undefined) {
      person = { id, name, ph, passes: [], digits, searchKey: searchKeyOf({ nickName, ph }) };
      people.set(id, person);
    }
    if (promotionName !== null) person.passes.push(promotionName);
  }
  return [...people.values()];
}

const known = new WeakMap<readonly MemberRow[], readonly Person[]>();

/** The people of a list, computed once for each list. */
export function peopleOf(rows: readonly MemberRow[]): readonly Person[] {
  let people = known.get(rows);
  if (people === undefined) {
    people = toPeople(rows);
    known.set(rows, people);
  }
  return people;
}

/**
 * The people whose name or phone number contains a text; first those whose name, or the last four digits of the phone number, begin
 * with it.
 */
export function findPeople(people: readonly Person[], text: string): Matches<Person> {
  if (normalizeSearch(text) === '') return { first: [], total: 0 };
  const pattern = searchFor(text);
  return firstMatches(people, ({ searchKey, digits }) => {
    const index = searchKey.search(pattern);
    if (index === -1) return null;
    return index === 0 || digits.slice(-4).search(pattern) === 0 ? 0 : 1;
  });
}

/** The text by which a list shows a person alone: the name, or the phone number where others have the name too. */
export function searchTextOf(person: Person, people: readonly Person[]): string {
  const { name, digits } = person;
  const pattern = searchFor(name);
  const isUnique =
    name !== '' && people.every((one) => one === person || !pattern.test(one.searchKey));
  return isUnique ? name : digits || name;
}
