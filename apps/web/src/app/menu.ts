import { matchPath } from 'react-router-dom';
import { type PageId, paths } from '../shared/paths.ts';
import type { Role } from '../shared/session/token.ts';
import { routes } from './routes.tsx';

/** The title of a page, which is also its label in the role's menu. */
export function titleFor(id: PageId, role: Role) {
  return routes[id].titles?.[role] ?? routes[id].title;
}

/** A role's header menu, with the entry of the open page marked as current. */
export function menuFor(role: Role, pathname = '') {
  const ids = Object.keys(routes) as PageId[];
  const open = ids.find((id) => matchPath(paths[id], pathname));
  const currentOf = (id: PageId): 'page' | 'ancestor' | undefined => {
    if (id === open) return 'page';
    return open !== undefined && id === routes[open].parent ? 'ancestor' : undefined;
  };
  const placeOf = (id: PageId) => routes[id].menu?.[role] ?? 0;
  return ids
    .filter((id) => placeOf(id) > 0)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((id) => ({ label: titleFor(id, role), href: paths[id], current: currentOf(id) }));
}
