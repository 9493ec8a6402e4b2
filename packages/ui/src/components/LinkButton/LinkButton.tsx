import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { buttonClass, type ButtonLook } from '../../internal/button-class.ts';
import { label } from '../../internal/button.css.ts';

/** The props of a LinkButton. */
export interface LinkButtonProps extends RootProps {
  href: string;
  children: ReactNode;
  /** `primary` is for the one main action of a page. */
  variant?: Exclude<ButtonLook['variant'], 'danger'>;
  /** Both sizes are at least 44px high. */
  size?: Exclude<ButtonLook['size'], 'lg'>;
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
  variant,
  size,
  isFullWidth,
  ...attributes
}: LinkButtonProps) {
  return (
    <Anchor
      {...attributes}
      href={href}
      className={buttonClass({ variant, size, isFullWidth })}
      onClick={onPress}
    >
      <span className={label}>{children}</span>
    </Anchor>
  );
}
