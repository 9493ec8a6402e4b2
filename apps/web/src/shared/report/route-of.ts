import { env } from '../../config/env.ts';
import { allPageIds, pages, pathsOf } from '../pages.ts';

const paths = pathsOf(env.product);

/** The route of a path; `unknown` for other paths, which could contain personal data. */
export function routeOf(pathname: string): string {
  const id = allPageIds.find((page) => paths[page] === pathname);
  return id === undefined ? 'unknown' : pages[id].path;
}
