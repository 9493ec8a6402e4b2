import {
  type AriaAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Button as AriaButton } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from '../../internal/button-class.ts';
import type { RootProps } from '../../internal/element-props.ts';
import { useFrameMessages } from '../../internal/messages/frame-messages.ts';
import { useAutoFocus } from '../../internal/use-auto-focus.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './Button.css.ts';

/** The props of a Button. */
export interface ButtonProps
  extends RootProps, ButtonLook, Pick<AriaAttributes, 'aria-haspopup' | 'aria-keyshortcuts'> {
  children: ReactNode;
  onPress?: () => void;
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form that it submits, if it is outside of the form. */
  form?: string;
  /** Shows a spinner and ignores presses; the change to pending is announced. */
  isPending?: boolean;
  /** Ignores presses where the reason is obvious; the button stays focusable. */
  isDisabled?: boolean;
  /** Disables the button, which stays focusable, and shows why, as text or a Badge. */
  disabledReason?: string | ReactElement | undefined;
  /** Hides the reason visually, if it would repeat in each row. */
  isReasonHidden?: boolean;
  /** The longest of the labels that it has in turn, which keeps its width. */
  widestLabel?: string;
  /** As wide as high, for an icon or a word of two letters. */
  isSquare?: boolean;
  /** The state of a toggle button. */
  isPressed?: boolean;
  /** Focused on mount, for the suggested action of a dialog. */
  autoFocus?: boolean;
  /** The ids of elements that distinguish it from buttons with the same label, as in rows. */
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The props that only the components of this package set. */
export interface ButtonBaseProps extends ButtonProps {
  /** The accessible name, where the content is an icon. */
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  /** The button element, where it is not a native one. */
  as?: 'button' | typeof AriaButton;
}

/** A held Enter presses once, as with Space; a browser would press again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

// Safari focuses a pressed button only if it has a tab index.
const native = { tabIndex: 0, onKeyDown: ignoreHeldEnter };

/** The look and the states of all buttons. */
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
  widestLabel,
  isSquare,
  type = 'button',
  autoFocus,
  as: Element = 'button',
  ref,
  'aria-describedby': description,
  ...rest
}: ButtonBaseProps) {
  const { pending } = useFrameMessages();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useAutoFocus(button, autoFocus);
  const reasonId = useId();
  // A button that is mounted as pending is not announced.
  const [isPendingFromStart, setIsPendingFromStart] = useState(isPending === true);
  if (isPendingFromStart && !isPending) setIsPendingFromStart(false);
  const isReasoned = disabledReason !== undefined;
  const isPressable = !isReasoned && !isDisabled && !isPending;
  const labelAtFirstClick = useRef<string | null>(null);
  const className = [
    buttonClass({ variant, size, isFullWidth }),
    isSquare && styles.square[size ?? 'md'],
  ];
  const frame = [styles.frame, isReasoned && styles.withReason, isFullWidth && styles.fullWidth];
  // The frame is there in every state, because a button that is mounted again would lose the focus.
  return (
    <span className={isReasoned ? frame.filter(Boolean).join(' ') : styles.frame}>
      <Element
        {...(Element === 'button' && native)}
        {...rest}
        ref={button}
        type={type}
        className={className.filter(Boolean).join(' ')}
        onClick={(event) => {
          const label = event.currentTarget.textContent;
          if (event.detail <= 1) labelAtFirstClick.current = label;
          // A double click on 'Reserve' is not a press of the 'Cancel' that has replaced it.
          const isSameAction = (labelAtFirstClick.current ?? label) === label;
          // Also keeps Enter in a field from submitting the form.
          if (isPressable && isSameAction) onPress?.();
          else event.preventDefault();
        }}
        aria-disabled={!isPressable || undefined}
        aria-pressed={isPressed}
        data-busy={isPending || undefined}
        aria-describedby={
          isReasoned ? [description, reasonId].filter(Boolean).join(' ') : description
        }
      >
        <span className={styles.label} data-widest={widestLabel}>
          {children}
        </span>
        {isPending && <span className={styles.spinner} aria-hidden="true" />}
      </Element>
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
