import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { PopoverSurface } from '../../internal/popover/PopoverSurface.tsx';
import { Calendar, type CalendarProps } from '../Calendar/index.ts';
import * as styles from './DateField.css.ts';

interface CalendarPopoverProps extends Pick<
  CalendarProps,
  'label' | 'today' | 'minValue' | 'maxValue'
> {
  value: string;
  /** Called with the chosen day; the calendar then closes. */
  onChange: (date: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The field below which the calendar opens. */
  fieldRef: RefObject<HTMLElement | null>;
}

/** The open calendar; keeps its initial month, because a default that depends on today must not change the month at midnight. */
function OpenCalendar({ value, ...props }: CalendarProps) {
  const [opened] = useState(value);
  return <Calendar {...props} value={opened} autoFocus />;
}

/** A calendar below a field. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, value, onChange, isOpen, onOpenChange, fieldRef, ...range } = props;
  const choose = (date: string) => {
    onChange(date);
    onOpenChange(false);
  };
  return (
    <PopoverSurface isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={fieldRef}>
      <Dialog aria-label={label} className={styles.dialog}>
        <OpenCalendar
          {...range}
          label={label}
          value={value === '' ? null : value}
          onChange={choose}
        />
      </Dialog>
    </PopoverSurface>
  );
}
