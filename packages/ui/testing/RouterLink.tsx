import { type ComponentType, type ForwardedRef, forwardRef } from 'react';
import { fn } from 'storybook/test';
import { type AnchorProps, LinkProvider } from '../src/components/Link/index.ts';

/** Called with the `href` of each followed link. */
export const navigate = fn();

function LinkTo(
  { href, children, onClick, ...rest }: AnchorProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A router's link: calls `navigate` instead of loading a page. */
export const RouterLink = forwardRef(LinkTo);

/** Shows a story in an app with a router. */
export function withRouterLink(Story: ComponentType) {
  return (
    <LinkProvider component={RouterLink}>
      <Story />
    </LinkProvider>
  );
}
