import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { buttonRecipe, type ButtonVariants } from '../../internal/button.css.ts';

export interface LinkButtonProps {
  /** Where it leads. */
  href: string;
  /** The label, and the whole of the accessible name. */
  children: ReactNode;
  /** `primary` is the one red action of a view. */
  variant?: Exclude<ButtonVariants['variant'], 'danger'>;
  /** Both sizes are at least 44px high. */
  size?: ButtonVariants['size'];
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Stays in reach at the page's lower edge while it scrolls; the page leaves room for it at its end. */
  isFixed?: boolean;
  onClick?: () => void;
}

/** A link with a button's weight, for the next step of a page; needs no react-aria and so no script of its own. */
export function LinkButton({
  href,
  children,
  variant,
  size,
  isFullWidth,
  isFixed,
  onClick,
}: LinkButtonProps) {
  return (
    <Anchor
      href={href}
      className={buttonRecipe({ variant, size, isFullWidth, isFixed })}
      onClick={onClick}
    >
      {children}
    </Anchor>
  );
}
