import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { external } from '../../internal/icons/icon-shapes.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { link, type LinkVariants } from './Link.css.ts';

/** The props of a Link. */
export interface LinkProps
  extends RootProps, Pick<AriaAttributes, 'aria-current' | 'aria-describedby'> {
  href: string;
  children: ReactNode;
  /** `muted` for rarely needed links. */
  variant?: LinkVariants['variant'];
  /** For a link inside a sentence, whose height is its line instead of 44px. */
  isInline?: boolean;
  /** Opens another site in a new tab, and says so to screen readers. */
  isExternal?: boolean;
  onPress?: () => void;
}

function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  const { opensNewTab } = useMessages();
  return (
    <a {...rest} target="_blank" rel="noreferrer">
      <span>{children}</span>
      <VisuallyHidden>{` ${opensNewTab}`}</VisuallyHidden>
      <IconFrame>{external}</IconFrame>
    </a>
  );
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
  const Element = isExternal ? ExternalLink : Anchor;
  return (
    <Element {...rest} href={href} className={link({ variant, isInline })} onClick={onPress}>
      {children}
    </Element>
  );
}
