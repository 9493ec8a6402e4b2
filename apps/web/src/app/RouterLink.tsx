import type { AnchorProps } from '@fitness/ui/Link';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isAuthPage } from '../lib/paths.ts';
import { linkNavigation } from './link-navigation.ts';

/** A plain anchor, because the router's own Link is three times as large and its additional features need the data router. */
function InternalLink({ href, onClick, children, ...rest }: AnchorProps) {
  const { pathname, state } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: rest.target,
    // Links between sign-in and sign-up keep the page to return to.
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

/**
 * Renders the design system's links inside the app; the router handles the navigation, so that a press does not reload the page.
 */
export function RouterLink(props: AnchorProps) {
  const { href, children, ...rest } = props;
  if (href.startsWith('/')) return <InternalLink {...props} />;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
