import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonRecipe, type ButtonVariants } from '../../internal/button.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps {
  /** The label, and the whole of the accessible name. */
  children: ReactNode;
  /** Called once per press, by mouse, touch, Enter or Space. */
  onPress?: () => void;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit';
  /** `primary` is the one red action of a view; `danger` takes something away. */
  variant?: ButtonVariants['variant'];
  /** Both sizes are at least 44px high; `sm` is for rows and tool bars. */
  size?: ButtonVariants['size'];
  /** The work is under way: a spinner, no second press, and screen readers hear 처리 중. */
  isPending?: boolean;
  /** Disables the button and says why beside it, in words or as a Badge; the button stays reachable by keyboard. */
  disabledReason?: string | ReactElement | undefined;
  /** Whether what the button turns on is on now, of buttons that stand for a choice. */
  isPressed?: boolean;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Focused as soon as it appears, for the answer that a dialog suggests. */
  autoFocus?: boolean;
  /** The part it plays in a react-aria parent, for example `close` in a dialog. */
  slot?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An action on the page; what leads to another page is a LinkButton. */
export function Button({
  children,
  onPress,
  type,
  variant,
  size,
  isPending,
  disabledReason,
  isPressed,
  isFullWidth,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const isIdle = !isDisabled && !isPending;
  // The library's own `isPending` announces the button by its id, which names nothing once the button has left the page.
  const button = (
    <AriaButton
      {...rest}
      className={buttonRecipe({ variant, size, isFullWidth })}
      type={isIdle ? type : 'button'}
      onPress={isIdle ? onPress : undefined}
      aria-disabled={!isIdle || undefined}
      aria-pressed={isPressed}
      data-busy={isPending || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
    >
      <span className={styles.label}>{children}</span>
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
    </AriaButton>
  );
  if (isDisabled) {
    return (
      <span
        className={isFullWidth ? `${styles.withReason} ${styles.fullWidth}` : styles.withReason}
      >
        {button}
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      </span>
    );
  }
  if (isPending === undefined) return button;
  // The announcement stands beside the button, so that the name stays the label.
  return (
    <>
      {button}
      <span className={visuallyHidden} aria-live="polite">
        {isPending ? '처리 중' : ''}
      </span>
    </>
  );
}
