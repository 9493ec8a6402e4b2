import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
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

/** A calendar below a field; Escape and a press outside close it and return the focus. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, value, onChange, isOpen, onOpenChange, fieldRef, ...range } = props;
  useCloseOnBack(isOpen, () => onOpenChange(false));
  const choose = (date: string) => {
    onChange(date);
    onOpenChange(false);
  };
  return (
    <Popover
      triggerRef={fieldRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      className={styles.popover}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <OpenCalendar
          {...range}
          label={label}
          value={value === '' ? null : value}
          onChange={choose}
        />
      </Dialog>
    </Popover>
  );
}
