import type { Location } from 'react-router-dom';
import { isAuthPage, paths } from '../paths.ts';
import { type SavedPageState, savedPageState } from './saved-page-state.ts';

/** The navigation state of sign-in, and of the page after it: the address to return to, and the values that page had. */
export type SignInState = { returnTo: string; returnState: SavedPageState | undefined };

const fieldOf = (state: unknown, name: keyof SignInState): unknown =>
  typeof state === 'object' && state !== null
    ? (state as Record<string, unknown>)[name]
    : undefined;

/** What this page tells sign-in when it leads there, besides the page's own navigation state, which it has again afterwards. */
export function signInStateOf({ pathname, search, state }: Location): SignInState {
  return {
    ...(typeof state === 'object' ? state : null),
    returnTo: pathname + search,
    returnState: savedPageState(pathname),
  };
}

/** The address that sign-in leads to: one of this app that is not itself an authentication page, else home (docs/product.md#guards). */
export function returnToOf(state: unknown): string {
  const returnTo = fieldOf(state, 'returnTo');
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(returnTo)) return paths.home;
  return isAuthPage(returnTo.replace(/[?#].*$/, '')) ? paths.home : returnTo;
}

/** The values that sign-in gives back, not yet checked. */
export function returnStateOf(state: unknown): unknown {
  return fieldOf(state, 'returnState');
}

/** Whether sign-in led to this page. */
export function isReturnFromSignIn(state: unknown): boolean {
  return typeof fieldOf(state, 'returnTo') === 'string';
}
