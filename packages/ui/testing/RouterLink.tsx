import { type ForwardedRef, forwardRef } from 'react';
import { fn } from 'storybook/test';
import type { AnchorProps } from '../src/components/Link/index.ts';

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
