import type { AnchorProps } from '@fitness/ui/Link';
import { Link } from 'react-router-dom';

/** What the design system's links are inside the app: the router's own, so that a press does not reload the page. */
export const RouterLink = ({ href, children, ...rest }: AnchorProps) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
