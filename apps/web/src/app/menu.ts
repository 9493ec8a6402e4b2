import { menus, type PageId, pages } from '../lib/pages.ts';
import { pageAt, paths } from '../lib/paths.ts';
import type { Role } from '../session/token.ts';

/** The title of a page, which is also its label in the role's menu. */
export function titleFor(id: PageId, role: Role) {
  return pages[id].titles?.[role] ?? pages[id].title;
}

/** The title of the page at a path; empty where there is none. */
export function titleAt(pathname: string, role: Role) {
  const id = pageAt(pathname);
  return id === undefined ? '' : titleFor(id, role);
}

/** A role's header menu, with the entry of the open page marked as current. */
export function menuFor(role: Role, pathname = '') {
  const open = pageAt(pathname);
  const currentOf = (id: PageId): 'page' | 'ancestor' | undefined => {
    if (id === open) return 'page';
    return open !== undefined && id === pages[open].parent ? 'ancestor' : undefined;
  };
  return menus[role].map((id) => ({
    label: titleFor(id, role),
    href: paths[id],
    current: currentOf(id),
  }));
}
