import { matchPath } from 'react-router-dom';
import { type PageId, paths } from '../shared/paths.ts';
import type { Role } from '../shared/session/token.ts';
import { routes } from './routes.tsx';

/** The title of a page: its label in the role's menu, if it has one. */
export function titleFor(id: PageId, role: Role) {
  return routes[id].menu?.[role]?.label ?? routes[id].title;
}

/** A role's header menu, with the entry of the open page marked as current. */
export function menuFor(role: Role, pathname = '') {
  const ids = Object.keys(routes) as PageId[];
  const open = ids.find((id) => matchPath(paths[id], pathname));
  const currentOf = (id: PageId) => {
    if (id === open) return 'page';
    return open !== undefined && id === routes[open].parent ? 'ancestor' : undefined;
  };
  return ids
    .flatMap((id) => {
      const item = routes[id].menu?.[role];
      return item ? [{ ...item, href: paths[id], current: currentOf(id) } as const] : [];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ label, href, current }) => ({ label, href, current }));
}
