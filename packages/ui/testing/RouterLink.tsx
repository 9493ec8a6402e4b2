import { fn } from 'storybook/test';
import type { AnchorProps } from '../src/components/Link/index.ts';

/** Called with the `href` of each followed link. */
export const navigate = fn();

/** A router's link: calls `navigate` instead of loading a page. */
export function RouterLink({ href, children, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
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
