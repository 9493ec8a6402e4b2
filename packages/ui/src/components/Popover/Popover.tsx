import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { PopoverSurface } from '../../internal/popover/PopoverSurface.tsx';
import { TriggerButton, type TriggerProps, useTrigger } from '../../internal/popover/trigger.tsx';
import * as styles from './Popover.css.ts';

/** The props of a Popover. */
export interface PopoverProps extends TriggerProps {
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button and the content that it opens below itself, on phones as a sheet; a task of its own is a Dialog. */
export function Popover({ children, ...props }: PopoverProps) {
  const { openState, button } = useTrigger(props);
  return (
    <DialogTrigger {...openState}>
      <TriggerButton {...button} />
      <PopoverSurface {...openState}>
        <Dialog aria-label={button.label} className={styles.content}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </PopoverSurface>
    </DialogTrigger>
  );
}
