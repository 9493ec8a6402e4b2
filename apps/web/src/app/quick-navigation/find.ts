import { cleanText } from '@fitness/api-contract/clean-text';
import { normalizeSearch, searchPattern } from '@fitness/ui/CommandMenu';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { formatPhone, isolated, noValue } from '../../lib/format.ts';
import { normalizePhone } from '../../lib/input.ts';
import { menus, pages } from '../../lib/pages.ts';
import { checkInPath, isAuthPage, pageIds, paths } from '../../lib/paths.ts';
import { searchFor, searchKeyOf } from '../../lib/search-text.ts';
import type { StaffRole } from '../../session/token.ts';
import { titleFor } from '../menu.ts';
import { quickTexts } from './texts.ts';

/** Something to open. */
export type Result = { id: string; label: string; details?: string; href: string };

/** The pages of which a word of the title begins with a text, those of the menu first; without a text only these. */
export function findPages(role: StaffRole, text: string): readonly Result[] {
  const page = (label: string, href: string): Result => ({ id: `page-${href}`, label, href });
  const inMenu = [
    ...menus[role].map((id) => page(titleFor(id, role), paths[id])),
    ...(role === 'master' ? [page(checkInTexts.title, checkInPath)] : []),
  ];
  if (normalizeSearch(text) === '') return inMenu;
  const others = pageIds.filter(
    (id) => !menus[role].includes(id) && pages[id].roles.includes(role) && !isAuthPage(paths[id]),
  );
  const pattern = searchPattern(text);
  return [
    ...inMenu,
    ...others.map((id) => page(titleFor(id, role) || quickTexts.home, paths[id])),
  ].filter(({ label }) => {
    const words = label.split(' ');
    return words.some(
      (_, index) => normalizeSearch(words.slice(index).join('')).search(pattern) === 0,
    );
  });
}

/** A row of a list of members, which has one for each pass. */
export type MemberRow = { userId?: number; nickName: string | null; ph: string | null };

type Person = Result & { digits: string; searchKey: string };

const listOf: Record<StaffRole, string> = {
  manager: `${paths.memberManagement}?name=`,
  master: `${paths.member}?q=`,
};

/** The people of a list, each once, with a link to the list that shows this name or phone number. */
export function peopleOf(role: StaffRole, rows: readonly MemberRow[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { userId, nickName, ph } of rows) {
    const name = cleanText(nickName ?? '');
    const digits = normalizePhone(ph ?? '');
    // A manager's list has no ids.
    const id = `member-${userId ?? `${name}-${digits}`}`;
    if (people.has(id) || (name === '' && digits === '')) continue;
    people.set(id, {
      id,
      label: name ? isolated(name) : noValue,
      details: formatPhone(digits || null),
      href: listOf[role] + encodeURIComponent(name || digits),
      digits,
      searchKey: searchKeyOf({ nickName, ph }),
    });
  }
  return [...people.values()];
}

/** The people whose name or phone number contains a text; first those whose name, or last four digits, begin with it. */
export function findPeople(people: readonly Person[], text: string): readonly Person[] {
  if (normalizeSearch(text) === '') return [];
  const pattern = searchFor(text);
  const found = people.filter(({ searchKey }) => pattern.test(searchKey));
  const isBest = ({ searchKey, digits }: Person) =>
    searchKey.search(pattern) === 0 || digits.slice(-4).search(pattern) === 0;
  return [...found.filter(isBest), ...found.filter((person) => !isBest(person))];
}
