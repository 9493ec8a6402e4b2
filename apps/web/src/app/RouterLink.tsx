import type { AnchorProps } from '@fitness/ui/Link';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isAuthPage } from '../shared/paths.ts';
import { linkNavigation } from './link-navigation.ts';

/** The router's own Link brings three times as many bytes, for features that need its data router. */
function InternalLink({ href, onClick, children, ...rest }: AnchorProps) {
  const { pathname, state } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: rest.target,
    // Links of sign-in and sign-up hand on where to return to.
    state: isAuthPage(pathname) ? state : undefined,
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) linkNavigation.start(href, () => follow(event));
  };
  return (
    <a {...rest} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** What the design system's links are inside the app: followed by the router, so that a press does not reload the page. */
export function RouterLink(props: AnchorProps) {
  const { href, children, ...rest } = props;
  if (href.startsWith('/')) return <InternalLink {...props} />;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
