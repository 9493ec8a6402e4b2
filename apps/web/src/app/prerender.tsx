import { endpoints } from '@fitness/api-contract/endpoints';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from '../config/env.ts';
import { notFoundTitle, type PageId, pages } from '../lib/pages.ts';
import { pageAt, pageIds, paths } from '../lib/paths.ts';
import { basename } from '../lib/site-path.ts';
import { isStaff, type Role, roles } from '../session/token.ts';
import { App } from './App.tsx';
import { titleFor } from './menu.ts';
import { load, pageComponents, partsAt } from './page-parts.ts';

/** The HTML that the app renders first at a path, before the session is known. */
export async function prerenderPage(pathname: string): Promise<string> {
  const { start, deferred } = partsAt(pathname);
  await load([...start, ...deferred]);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={basename} location={basename + pathname}>
        <App onStart={() => undefined} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
      // Otherwise React would move a long page behind an inline script, which the content security policy forbids.
      progressiveChunkSize: Infinity,
    },
  );
  return text(prelude);
}

/** The modules that a page loads, besides the app's entry, for a user who may open it. */
export function modulesAt(pathname: string) {
  const page = pageAt(pathname);
  const { start, deferred } = partsAt(pathname, page && pages[page].roles[0]);
  const names = (parts: typeof start) => parts.map(({ componentName }) => `${componentName}.tsx`);
  return { start: names(start), deferred: names(deferred) };
}

/** The names of the components that only the staff loads. */
export async function staffComponents(): Promise<string[]> {
  const namesFor = async (ofRoles: readonly Role[]) => {
    const parts = await Promise.all(
      pageIds.flatMap((page) =>
        pages[page].roles
          .filter((role) => ofRoles.includes(role))
          .map((role) => load(partsAt(paths[page], role).start, role)),
      ),
    );
    return parts.flat().map(({ componentName }) => componentName);
  };
  const others = new Set(await namesFor(roles.filter((role) => !isStaff(role))));
  // The menu is no part of a page: its button loads it.
  const names = [...(await namesFor(roles.filter(isStaff))), 'QuickMenu'];
  return [...new Set(names)].filter((name) => !others.has(name));
}

/** The URLs that a page requests first for a visitor. */
export async function firstRequestsAt(pathname: string): Promise<string[]> {
  const page = pageAt(pathname);
  // The worker of the mock backend cannot answer what a document requests before the worker has started.
  if (page === undefined || !pages[page].roles.includes('anonymous') || env.mocks === 'all')
    return [];
  const { firstQueries } = await pageComponents[page].preload();
  const queries = firstQueries?.({ search: new URLSearchParams(), role: 'anonymous', today: '' });
  return (queries ?? []).map(({ queryKey: [id] }) => {
    const [, path = ''] = endpoints[id as keyof typeof endpoints].split(' ');
    return env.apiBaseUrl + path.replace('{product}', env.product);
  });
}

/** The breadcrumb trail from the home page to a page. */
function trailOf(page: PageId): { title: string; path: string }[] {
  const { title, parent } = pages[page];
  const above = page === 'home' ? [] : trailOf(parent ?? 'home');
  return [...above, { title, path: paths[page] }];
}

/** The documents of a build: one for each page, and one for all paths without a page. */
export const documents = [
  ...pageIds.map((page) => ({
    page,
    pathname: paths[page],
    file: page === 'home' ? 'index.html' : `${paths[page].slice(1)}.html`,
    title: titleFor(page, 'anonymous'),
    trail: trailOf(page),
  })),
  {
    page: 'notFound' as const,
    pathname: '/404',
    file: '404.html',
    title: notFoundTitle,
    trail: [],
  },
];
