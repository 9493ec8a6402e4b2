import type { AnchorProps } from '@fitness/ui/Link';
import { Link, useLocation } from 'react-router-dom';
import { isAuthPage } from '../shared/paths.ts';

/**
 * What the design system's links are inside the app: the router's own, so that a press does not reload the page. Links of sign-in and
 * sign-up hand on where to return to.
 */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  const { pathname, state } = useLocation();
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={isAuthPage(pathname) ? state : undefined} {...rest}>
      {children}
    </Link>
  );
}
