import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { buttonRecipe, type ButtonVariants } from '../../internal/button.css.ts';

/** The props of a LinkButton. */
export interface LinkButtonProps {
  href: string;
  children: ReactNode;
  /** `primary` is for the one main action of a page. */
  variant?: Exclude<ButtonVariants['variant'], 'danger'>;
  /** Both sizes are at least 44px high. */
  size?: ButtonVariants['size'];
  isFullWidth?: boolean;
  onPress?: () => void;
  /** The ids of elements that distinguish it from links with the same label, as in rows. */
  'aria-describedby'?: string;
}

/** A link that looks like a button; without react-aria, to keep the first page small. */
export function LinkButton({
  href,
  children,
  onPress,
  'aria-describedby': description,
  ...variants
}: LinkButtonProps) {
  return (
    <Anchor
      href={href}
      className={buttonRecipe(variants)}
      onClick={onPress}
      aria-describedby={description}
    >
      {children}
    </Anchor>
  );
}
