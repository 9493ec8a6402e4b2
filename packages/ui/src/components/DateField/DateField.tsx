import { useId, useState } from 'react';
import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { TextControl } from '../../internal/field/TextControl.tsx';
import { isItemDisabled } from '../../internal/item.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './DateField.css.ts';
import { formatDate } from './typed-date.ts';
import { useTypedDate } from './use-typed-date.ts';

/** The props of a DateField; dates are `YYYY-MM-DD`, or empty. */
export interface DateFieldProps extends FieldProps, ValueProps<string> {
  /** Today in the time zone of the dates, whatever the device's clock says. */
  today: string;
  /** The first date that can be chosen. */
  minValue?: string;
  /** The last date that can be chosen. */
  maxValue?: string;
}

/** The calendar, whose code is loaded when the field is first used. */
function useCalendar() {
  const [code, setCode] = useState<typeof import('./CalendarPopover.tsx')>();
  const [isOpen, setIsOpen] = useState(false);
  const load = () => {
    // Without a connection the date can still be typed.
    if (!code) void import('./CalendarPopover.tsx').then(setCode, () => setIsOpen(false));
  };
  return { CalendarPopover: code?.CalendarPopover, isOpen, setIsOpen, load };
}

/**
 * A date field to type into, in any common format, or to choose from a calendar. A typed date is reported once its day has two
 * digits, when the field loses focus, or by Enter. Text that is not a date, and a date out of bounds, are not reported, and their
 * Form is not submitted.
 */
export function DateField({ today, minValue, maxValue, ...field }: DateFieldProps) {
  const { value: given, defaultValue, onChange, name, error, ...rest } = field;
  const messages = useMessages();
  const id = useId();
  const { CalendarPopover, isOpen, setIsOpen, load } = useCalendar();
  const isDisabled = isItemDisabled(rest);
  const problemOf = (date: string | null) => {
    if (date === null) return messages.noDate(formatDate(today));
    if (date === '') return null;
    if (minValue !== undefined && date < minValue) return messages.dateFrom(formatDate(minValue));
    const isLate = maxValue !== undefined && date > maxValue;
    return isLate ? messages.dateUntil(formatDate(maxValue)) : null;
  };
  const { value, choose, problem, control } = useTypedDate({
    value: given,
    defaultValue,
    onChange,
    today,
    problemOf,
  });
  return (
    <>
      <TextControl
        {...rest}
        id={rest.id ?? id}
        {...control}
        events={{
          ...control.events,
          onFocus: () => {
            load();
            // A calendar that is still loading would take the focus from the field.
            setIsOpen(false);
          },
        }}
        type="text"
        error={problem ?? error}
        className={styles.date}
        inputMode="numeric"
        autoComplete="off"
        placeholder={messages.datePlaceholder}
        end={
          // The button's name does not contain the label, because a query by label would also find the button.
          <button
            type="button"
            className={styles.open}
            aria-label={messages.openCalendar}
            aria-describedby={rest.id ?? id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // Safari focuses a pressed button only if it has a tab index.
            tabIndex={0}
            disabled={isDisabled}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => {
              load();
              setIsOpen(true);
            }}
          >
            <IconFrame>
              <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
              <path d="M3.5 10h17M8 2.5V6M16 2.5V6" />
            </IconFrame>
          </button>
        }
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={isDisabled} />
      )}
      {CalendarPopover && (
        <CalendarPopover
          label={rest.label}
          value={value}
          onChange={choose}
          today={today}
          minValue={minValue}
          maxValue={maxValue}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          fieldRef={control.ref}
        />
      )}
    </>
  );
}
