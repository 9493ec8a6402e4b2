import { Button as AriaButton } from 'react-aria-components/Button';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonBase, type ButtonProps } from '../../components/Button/Button.tsx';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { IconButtonBase } from '../../components/IconButton/IconButton.tsx';
import type { RootProps } from '../element-props.ts';
import { isItemDisabled } from '../item.ts';
import { triggerText } from './popover.css.ts';

/** The props of a button that opens a popover, and of its open state. */
export interface TriggerProps
  extends
    RootProps,
    Pick<ButtonProps, 'variant' | 'size' | 'isDisabled' | 'isReasonHidden' | 'aria-describedby'> {
  /** The text of the button and the accessible name of what it opens. */
  label: string;
  icon?: IconName;
  /** Shows only the icon, where the context makes the purpose clear. */
  isLabelHidden?: boolean;
  /** Disables the button and shows why. */
  disabledReason?: string | undefined;
  /** Open or closed: controlled with `onOpenChange`, or uncontrolled from `defaultOpen`. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The open state of a trigger, which a disabled button does not open, and the props of the button. */
export function useTrigger({ isOpen, defaultOpen = false, onOpenChange, ...button }: TriggerProps) {
  const [isNowOpen, setIsOpen] = useControlledState(isOpen, defaultOpen, onOpenChange);
  const change = (next: boolean) => {
    if (!next || !isItemDisabled(button)) setIsOpen(next);
  };
  return { openState: { isOpen: isNowOpen, onOpenChange: change }, button };
}

type TriggerButtonProps = Omit<TriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>;

/** The button inside a react-aria trigger, which presses and describes only a button of its own. */
export function TriggerButton({ label, icon, isLabelHidden, ...props }: TriggerButtonProps) {
  if (isLabelHidden)
    return (
      <IconButtonBase
        as={AriaButton}
        variant="secondary"
        {...props}
        label={label}
        icon={icon ?? 'more'}
      />
    );
  return (
    <ButtonBase as={AriaButton} variant="secondary" {...props}>
      {icon && <Icon name={icon} />}
      <span className={triggerText}>{label}</span>
      <Icon name="chevronDown" />
    </ButtonBase>
  );
}
