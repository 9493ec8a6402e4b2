import { env } from '../config/env.ts';
import { pathsOf } from './page-paths.ts';

export type { PageId } from './page-paths.ts';

/** The path of every page of this build. */
export const paths = pathsOf(env.product);

const authPages: readonly string[] = [paths.signIn, paths.signUp];

/** Whether this is sign-in or sign-up, which sign-in never returns to. */
export function isAuthPage(pathname: string) {
  return authPages.includes(pathname);
}
