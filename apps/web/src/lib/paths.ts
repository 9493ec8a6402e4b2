import { matchPath } from 'react-router-dom';
import { env } from '../config/env.ts';
import { allPageIds, type PageId, pathsOf } from './pages.ts';

/** The path of every page of this build. */
export const paths = pathsOf(env.product);

/** Opens the check-in dialog of the master's page. */
export const checkInPath = `${paths.masterMyPage}?dialog=checkin`;

/** The pages of this build. */
export const pageIds = allPageIds.filter((id) => id !== 'pay' || env.payTest);

/** The page at a path, if there is one. */
export function pageAt(pathname: string): PageId | undefined {
  return pageIds.find((id) => matchPath(paths[id], pathname));
}

const authPages: readonly string[] = [paths.signIn, paths.signUp, paths.recover];

/** Sign-in, sign-up and 계정 찾기, to which signing in never returns. */
export function isAuthPage(pathname: string) {
  return authPages.includes(pathname);
}
