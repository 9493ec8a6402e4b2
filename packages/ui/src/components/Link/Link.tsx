import type { AriaAttributes, ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/index.ts';
import { link, type LinkVariants } from './Link.css.ts';

/** The props of a Link. */
export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-describedby'> {
  href: string;
  children: ReactNode;
  /** `muted` for rarely needed links. */
  tone?: LinkVariants['tone'];
  /** For a link inside a sentence, whose height is its line instead of 44px. */
  isInline?: boolean;
  /** Opens another site in a new tab. */
  isExternal?: boolean;
  onClick?: () => void;
}

/** A text link to another page; an action on the current page is a Button. */
export function Link({ href, children, tone, isInline, isExternal, ...rest }: LinkProps) {
  const className = link({ tone, isInline });
  if (!isExternal) {
    return (
      <Anchor {...rest} href={href} className={className}>
        {children}
      </Anchor>
    );
  }
  return (
    <a {...rest} href={href} className={className} target="_blank" rel="noreferrer">
      {children}
      <Icon name="external" />
    </a>
  );
}
