import { env } from '../../config/env.ts';
import { type PageId, pathsOf } from '../page-paths.ts';

const patterns = pathsOf('{product}');
const paths = pathsOf(env.product);

/** The path of a page as in the route table; other paths may hold anything. */
export function routeOf(pathname: string): string {
  const id = (Object.keys(paths) as PageId[]).find((page) => paths[page] === pathname);
  return id === undefined ? 'unknown' : patterns[id];
}
