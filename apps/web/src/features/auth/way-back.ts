import { useLocation } from 'react-router-dom';
import { isAuthPage, paths } from '../../shared/paths.ts';

/** What navigation state says about where sign-in leads: an address of this app that is not itself an authentication page, else home. */
export const wayBackFrom = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home;
  return isAuthPage(from.replace(/[?#].*$/, '')) ? paths.home : from;
};

/** Where sign-in leads from here (docs/product.md#guards). */
export const useWayBack = () => wayBackFrom(useLocation().state);
