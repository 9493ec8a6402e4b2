import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass, type ButtonLook } from '../../internal/button-class.ts';
import { label } from '../../internal/button.css.ts';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './HoldButton.css.ts';

/** The props of a HoldButton. */
export interface HoldButtonProps extends RootProps, Pick<ButtonLook, 'variant' | 'size'> {
  children: string;
  /** Says beside the button that it has to be held; also its accessible description. */
  hint: string;
  /** Called once the button has been held for 1.5 seconds; without `onShortPress` also by assistive technology. */
  onPress: () => void;
  /** Called when the button is pressed without being held, by finger, mouse or assistive technology, which cannot hold. */
  onShortPress?: () => void;
}

const isPressKey = (key: string) => key === 'Enter' || key === ' ';

/** A button that has to be held, by finger, mouse, Enter or Space, so that nobody presses it by accident. */
export function HoldButton({
  children,
  hint,
  onPress,
  onShortPress,
  variant = 'secondary',
  size = 'sm',
  ...root
}: HoldButtonProps) {
  const hintId = useId();
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(onPress);
  const wasHeld = useRef(false);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => {
      setIsHeld(false);
      wasHeld.current = true;
      latest.current();
    }, styles.holdTime);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const release = () => setIsHeld(false);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    // A touch is captured by default, so that the button would not notice that the finger has left it.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    wasHeld.current = false;
    setIsHeld(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    if (!event.repeat) setIsHeld(true);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    release();
  };
  const onClick = (event: MouseEvent) => {
    // The click at the end of a hold.
    if (wasHeld.current && event.detail > 0) return;
    // Some assistive technology presses without a pointer.
    if (onShortPress || event.detail === 0) (onShortPress ?? onPress)();
  };
  return (
    <span className={styles.frame}>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <button
        {...root}
        type="button"
        // Safari focuses a pressed button only if it has a tab index.
        tabIndex={0}
        className={`${buttonClass({ variant, size })} ${styles.button}`}
        aria-describedby={hintId}
        data-held={isHeld || undefined}
        onPointerDown={onPointerDown}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={release}
        onClick={onClick}
      >
        <span className={label}>{children}</span>
        <span className={styles.progress} aria-hidden="true" />
      </button>
    </span>
  );
}
