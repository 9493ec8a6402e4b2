import { normalizeSearch, searchPattern } from '@fitness/ui/CommandMenu';
import { env } from '../../config/env.ts';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { menus, pages } from '../../shared/pages.ts';
import { checkInPath, isAuthPage, pageIds, paths } from '../../shared/paths.ts';
import type { StaffRole } from '../../shared/session/token.ts';
import { titleFor } from '../menu.ts';
import { firstMatches, type Matches } from './first-matches.ts';
import { menuTexts } from './menu-texts.ts';

/** A page to open. */
export type Destination = {
  id: string;
  title: string;
  href: string;
  isInMenu: boolean;
  /** The title, and the title and the path from each of their words on, as they are searched. */
  words: readonly string[];
};

function wordsOf(text: string) {
  const words = text.split(/[\s/]+/).filter(Boolean);
  return words.map((_, index) => normalizeSearch(words.slice(index).join('')));
}

function destination(title: string, href: string, isInMenu: boolean): Destination {
  const [path = ''] = href.replace(`/${env.product}`, '').split('?');
  return {
    id: `page-${href}`,
    title,
    href,
    isInMenu,
    words: [...wordsOf(title), ...wordsOf(path)],
  };
}

/** The pages that a role may open: those of its menu, then the others. */
export function destinationsOf(role: StaffRole): readonly Destination[] {
  const inMenu = menus[role];
  const others = pageIds.filter(
    (id) => !inMenu.includes(id) && pages[id].roles.includes(role) && !isAuthPage(paths[id]),
  );
  return [
    ...inMenu.map((id) => destination(titleFor(id, role), paths[id], true)),
    ...(role === 'master' ? [destination(checkInTexts.title, checkInPath, true)] : []),
    ...others.map((id) => destination(titleFor(id, role) || menuTexts.home, paths[id], false)),
  ];
}

/** The pages of which a word of the title or the path begins with a text, those of the menu first; without a text only these. */
export function findDestinations(
  destinations: readonly Destination[],
  text: string,
): Matches<Destination> {
  if (normalizeSearch(text) === '') {
    return firstMatches(destinations, ({ isInMenu }) => (isInMenu ? 0 : null));
  }
  const pattern = searchPattern(text);
  return firstMatches(destinations, ({ words, isInMenu }) => {
    if (!words.some((word) => word.search(pattern) === 0)) return null;
    return isInMenu ? 0 : 1;
  });
}
