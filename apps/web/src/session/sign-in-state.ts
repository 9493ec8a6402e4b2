import { use } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../lib/page-title.ts';
import { isAuthPage, paths } from '../lib/paths.ts';

/** Navigation state of sign-in and the page after it: the URL to return to and its title. */
export type SignInState = {
  returnTo: string;
  returnTitle: string;
};

const fieldOf = (state: unknown, name: keyof SignInState) =>
  (Object(state) as Record<string, unknown>)[name];

/** The navigation state for redirecting this page to sign-in. */
export function signInStateOf(
  { pathname, search, state }: Location,
  returnTitle: string,
): SignInState {
  return {
    ...(typeof state === 'object' ? state : null),
    returnTo: pathname + search,
    returnTitle,
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

export function isReturnFromSignIn(state: unknown): boolean {
  return typeof fieldOf(state, 'returnTo') === 'string';
}

/**
 * Returns a function that redirects to sign-in, which then returns to this page and its restorable state
 * (docs/product.md#guards).
 */
export function useRedirectToSignIn() {
  const location = useLocation();
  const navigate = useNavigate();
  const title = use(PageTitle);
  return (options?: Pick<NavigateOptions, 'replace'>) =>
    navigate(paths.signIn, { ...options, state: signInStateOf(location, title) });
}
