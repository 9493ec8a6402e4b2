import type { AnchorProps } from '@fitness/ui/Link';
import { Link, useLocation } from 'react-router-dom';
import { isAuthPage } from '../shared/paths.ts';
import { returnToOf, stateAfterSignIn } from '../shared/session/sign-in-state.ts';

/** The navigation state of a link that leaves sign-in or sign-up: between the two the return address is handed on, and used on the way back. */
const stateLeavingAuth = (href: string, state: unknown): unknown => {
  if (isAuthPage(href)) return state;
  return href === returnToOf(state) ? stateAfterSignIn(state) : undefined;
};

/** What the design system's links are inside the app: the router's own, so that a press does not reload the page. */
export const RouterLink = ({ href, children, ...rest }: AnchorProps) => {
  const { pathname, state } = useLocation();
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={isAuthPage(pathname) ? stateLeavingAuth(href, state) : undefined} {...rest}>
      {children}
    </Link>
  );
};
