import { type ReactElement, type ReactNode, type Ref, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonRecipe, type ButtonVariants } from '../../internal/button.css.ts';
import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './Button.css.ts';

/** The props of a Button. */
export interface ButtonProps extends RootProps {
  children: ReactNode;
  onPress?: () => void;
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form that it submits, if it is outside of the form. */
  form?: string;
  /** `primary` (default) is for the one main action of a page, `danger` for destructive actions. */
  variant?: ButtonVariants['variant'];
  /** `md` by default; `sm`, still 44px high, is for table rows and toolbars, `lg` for the purpose of a whole page. */
  size?: ButtonVariants['size'] | 'lg';
  /** Shows a spinner and ignores presses; the change to pending is announced. */
  isPending?: boolean;
  /** Ignores presses where the reason is obvious; the button stays focusable. */
  isDisabled?: boolean;
  /** Disables the button, which stays focusable, and shows why, as text or a Badge. */
  disabledReason?: string | ReactElement | undefined;
  /** Hides the reason visually, if it would repeat in each row. */
  isReasonHidden?: boolean;
  /** The state of a toggle button. */
  isPressed?: boolean;
  isFullWidth?: boolean;
  /** Focused on mount, for the suggested action of a dialog. */
  autoFocus?: boolean;
  /** The ids of elements that distinguish it from buttons with the same label, as in rows. */
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonBaseProps extends ButtonProps {
  /** The accessible name, where the content is an icon. */
  'aria-label'?: string;
  /** As wide as high, for an icon. */
  isSquare?: boolean;
}

/** The behaviour of Button and IconButton. */
export function ButtonBase({
  children,
  onPress,
  variant,
  size,
  isPending,
  isDisabled,
  disabledReason,
  isReasonHidden,
  isPressed,
  isFullWidth,
  isSquare,
  'aria-describedby': description,
  ...rest
}: ButtonBaseProps) {
  const { pending } = useMessages();
  const reasonId = useId();
  // A button that is mounted as pending is not announced.
  const [isPendingFromStart, setIsPendingFromStart] = useState(isPending === true);
  if (isPendingFromStart && !isPending) setIsPendingFromStart(false);
  const isReasoned = disabledReason !== undefined;
  const isPressable = !isReasoned && !isDisabled && !isPending;
  const className = [
    styles.button,
    buttonRecipe({ variant, size: size === 'lg' ? 'md' : size, isFullWidth }),
    size === 'lg' && styles.large,
    isSquare && styles.square[size ?? 'md'],
    isReasonHidden && styles.faded,
  ];
  const frame = [styles.frame, isReasoned && styles.withReason, isFullWidth && styles.fullWidth];
  // The frame is there in every state, because a button that is mounted again would lose the focus.
  return (
    <span className={isReasoned ? frame.filter(Boolean).join(' ') : styles.frame}>
      {/* react-aria's own `isPending` announces the button by id, which fails once it is removed. */}
      <AriaButton
        {...rest}
        className={className.filter(Boolean).join(' ')}
        onPress={isPressable ? onPress : undefined}
        // Also keeps Enter in a field from submitting the form.
        onClick={(event) => {
          if (!isPressable) event.preventDefault();
        }}
        aria-disabled={!isPressable || undefined}
        aria-pressed={isPressed}
        data-busy={isPending || undefined}
        aria-describedby={
          isReasoned ? [description, reasonId].filter(Boolean).join(' ') : description
        }
      >
        <span className={styles.label}>{children}</span>
        {isPending && <span className={styles.spinner} aria-hidden="true" />}
      </AriaButton>
      {isReasoned && (
        <span id={reasonId} className={isReasonHidden ? visuallyHidden : styles.reason}>
          {disabledReason}
        </span>
      )}
      {/* Outside the button, so that the accessible name is still the label. */}
      {isPending !== undefined && (
        <span className={visuallyHidden} aria-live="polite">
          {isPending && !isPendingFromStart ? pending : ''}
        </span>
      )}
    </span>
  );
}

/** An action on the page; a link to another page is a LinkButton. */
export function Button(props: ButtonProps) {
  return <ButtonBase {...props} />;
}
