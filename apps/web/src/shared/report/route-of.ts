import { env } from '../../config/env.ts';
import { allPageIds, pages, pathsOf } from '../pages.ts';

const paths = pathsOf(env.product);

/** The path of a page as in the route table; other paths may hold anything. */
export function routeOf(pathname: string): string {
  const id = allPageIds.find((page) => paths[page] === pathname);
  return id === undefined ? 'unknown' : pages[id].path;
}
