import type { AriaAttributes, ReactNode } from 'react';
import { buttonRecipe, type ButtonVariants } from '../../internal/button.css.ts';

/** The props of a PlainButton. */
export interface PlainButtonProps extends Pick<
  AriaAttributes,
  'aria-haspopup' | 'aria-keyshortcuts'
> {
  children: ReactNode;
  onPress: () => void;
  variant?: ButtonVariants['variant'];
  /** Both sizes are at least 44px high. */
  size?: ButtonVariants['size'];
}

/** A button without react-aria, for pages that must load fast; use Button elsewhere. */
export function PlainButton({ children, onPress, variant, size, ...attributes }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonRecipe({ variant, size })}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
