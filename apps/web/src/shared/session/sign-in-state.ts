import type { Location } from 'react-router-dom';
import { isAuthPage, paths } from '../paths.ts';
import { type SavedPageState, savedPageState } from './page-state.ts';

/** Navigation state of sign-in and the page after it: the URL to return to, its title and saved state. */
export type SignInState = {
  returnTo: string;
  returnTitle: string;
  returnState: SavedPageState | undefined;
};

const fieldOf = (state: unknown, name: keyof SignInState) =>
  (Object(state) as Record<string, unknown>)[name];

/** The navigation state for redirecting this page to sign-in; includes the page's saved state, to be restored afterwards. */
export function signInStateOf(
  { pathname, search, state }: Location,
  returnTitle: string,
): SignInState {
  return {
    ...(typeof state === 'object' ? state : null),
    returnTo: pathname + search,
    returnTitle,
    returnState: savedPageState(pathname),
  };
}

/** The path to return to: one of this app except sign-in and sign-up, otherwise home (docs/product.md#guards). */
export function returnToOf(state: unknown): string {
  const returnTo = fieldOf(state, 'returnTo');
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(returnTo)) return paths.home;
  return isAuthPage(returnTo.replace(/[?#].*$/, '')) ? paths.home : returnTo;
}

/** The title of the page to return to; empty if unknown. */
export function returnTitleOf(state: unknown): string {
  const title = fieldOf(state, 'returnTitle');
  return typeof title === 'string' ? title : '';
}

/** The saved state of the page to return to, not validated. */
export function returnStateOf(state: unknown): unknown {
  return fieldOf(state, 'returnState');
}

export function isReturnFromSignIn(state: unknown): boolean {
  return typeof fieldOf(state, 'returnTo') === 'string';
}
