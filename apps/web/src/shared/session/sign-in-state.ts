import type { Location } from 'react-router-dom';
import { isAuthPage, paths } from '../paths.ts';
import { type PageValues, valuesOf } from './page-values.ts';

/** What sign-in is told in navigation state: the address to return to, that page's own navigation state, and the values it had. */
export type SignInState = { returnTo: string; pageState?: unknown; returnState?: PageValues | undefined };

const fieldOf = (state: unknown, name: keyof SignInState | 'isReturn'): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;

/** What this page tells sign-in when it leads there. */
export const signInStateOf = ({ pathname, search, state }: Location): SignInState => ({
  returnTo: pathname + search,
  pageState: state,
  returnState: valuesOf(pathname),
});

/** The address that sign-in leads to: one of this app that is not itself an authentication page, else home (docs/product.md#guards). */
export const returnToOf = (state: unknown): string => {
  const returnTo = fieldOf(state, 'returnTo');
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(returnTo)) return paths.home;
  return isAuthPage(returnTo.replace(/[?#].*$/, '')) ? paths.home : returnTo;
};

/** The values that sign-in gives back, not yet checked. */
export const returnStateOf = (state: unknown): unknown => fieldOf(state, 'returnState');

/** The navigation state with which sign-in leads back: the page's own, marked as a return. */
export const stateAfterSignIn = (state: unknown): object => {
  const pageState = fieldOf(state, 'pageState');
  return { ...(typeof pageState === 'object' ? pageState : null), isReturn: true };
};

/** Whether sign-in led to this page. */
export const isReturn = (state: unknown): boolean => fieldOf(state, 'isReturn') === true;
