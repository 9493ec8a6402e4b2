import { matchPath } from 'react-router-dom';
import { env } from '../config/env.ts';
import { type LazyComponent, lazyComponent } from '../shared/lazy-component.ts';
import { type PageId, paths } from '../shared/paths.ts';
import { getSession } from '../shared/session/session.ts';
import { untilEndIsNeeded } from './page-end.ts';
import type { Role } from '../shared/session/token.ts';
import { routes } from './routes.tsx';

export const NotFoundPage = lazyComponent(
  () => import('../pages/shared/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** Lazy, because pages without forms need none of it. */
export const NoticeProviders = lazyComponent(
  () => import('./providers/NoticeProviders.tsx'),
  'NoticeProviders',
);

/** Lazy, because pages without data need none of it. */
export const DataProviders = lazyComponent(
  () => import('./providers/DataProviders.tsx'),
  'DataProviders',
);

/** The end of pages that sell. */
export const StudioContact = lazyComponent(async () => {
  await untilEndIsNeeded();
  return import('../features/location/StudioContact.tsx');
}, 'StudioContact');

/** The pages of this build. */
export const pageIds = (Object.keys(routes) as PageId[]).filter(
  (id) => id !== 'pay' || env.payTest,
);

/** The page at a path, if there is one. */
export function pageAt(pathname: string): PageId | undefined {
  return pageIds.find((id) => matchPath(paths[id], pathname));
}

type Part = Pick<LazyComponent<never>, 'componentName' | 'preload'>;

/** What the page at a path is made of for a role, what is seen first and what is at its end. */
export function partsAt(
  pathname: string,
  role: Role = getSession().role,
): { start: Part[]; end: Part[] } {
  const id = pageAt(pathname);
  if (id === undefined) return { start: [NotFoundPage], end: [] };
  const { roles, Page, needs, hasContact } = routes[id];
  return {
    start: [
      ...(roles.includes(role) ? [Page] : []),
      ...(needs === 'nothing' ? [] : [NoticeProviders]),
      ...(needs === 'data' ? [DataProviders] : []),
    ],
    end: hasContact ? [StudioContact] : [],
  };
}

/** Loads parts of a page, so that they render at once. */
export function load(parts: readonly Part[]) {
  return Promise.all(parts.map(({ preload }) => preload()));
}
