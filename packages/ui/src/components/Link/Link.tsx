import type { AriaAttributes, ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/index.ts';
import { link, type LinkVariants } from './Link.css.ts';

/** The props of a Link. */
export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-describedby'> {
  href: string;
  children: ReactNode;
  /** `muted` for rarely needed links. */
  variant?: LinkVariants['variant'];
  /** For a link inside a sentence, whose height is its line instead of 44px. */
  isInline?: boolean;
  /** Opens another site in a new tab. */
  isExternal?: boolean;
  onPress?: () => void;
}

/** A text link to another page; an action on the current page is a Button. */
export function Link({
  href,
  children,
  variant,
  isInline,
  isExternal,
  onPress,
  ...rest
}: LinkProps) {
  const className = link({ variant, isInline });
  if (!isExternal) {
    return (
      <Anchor {...rest} href={href} className={className} onClick={onPress}>
        {children}
      </Anchor>
    );
  }
  return (
    <a
      {...rest}
      href={href}
      className={className}
      onClick={onPress}
      target="_blank"
      rel="noreferrer"
    >
      {children}
      <Icon name="external" />
    </a>
  );
}
