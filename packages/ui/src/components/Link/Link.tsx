import type { AriaAttributes, ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../../internal/Icon.tsx';
import { link, type LinkVariants } from './Link.css.ts';

export interface LinkProps extends Pick<AriaAttributes, 'aria-current'> {
  /** Where it leads. */
  href: string;
  /** The words that are underlined, and the accessible name. */
  children: ReactNode;
  /** `muted` for what is rarely needed. */
  tone?: LinkVariants['tone'];
  /** Part of a sentence: as high as its line instead of a finger's 44px. */
  isInline?: boolean;
  /** Leads out of the product: opens beside it, in a new tab. */
  isExternal?: boolean;
  onClick?: () => void;
}

/** Leads to another page; what changes something on this one is a Button. */
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
