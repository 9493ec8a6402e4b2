import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useControlledState } from 'react-stately/useControlledState';
import { afterPress } from '../../internal/after-press.ts';
import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { TextControl } from '../../internal/field/TextControl.tsx';
import { useFormReset } from '../../internal/field/use-form-reset.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as styles from './DateField.css.ts';
import { formatDate, parseTyped } from './typed-date.ts';

/** The props of a DateField; dates are `YYYY-MM-DD`, or empty. */
export interface DateFieldProps extends FieldProps, ValueProps<string> {
  /** Today in the time zone of the dates, whatever the device's clock says. */
  today: string;
  /** The first date that can be chosen. */
  minValue?: string;
  /** The last date that can be chosen. */
  maxValue?: string;
}

/**
 * A date field to type into, in any common format, or to choose from a calendar. A typed date is reported when the field loses
 * focus or by Enter. Text that is not a date, and a date out of bounds, are not reported, and their Form is not submitted.
 */
export function DateField({ today, minValue, maxValue, ...field }: DateFieldProps) {
  const { value, defaultValue = '', onChange, name, error, ...rest } = field;
  const messages = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [date, setDate] = useControlledState(value, defaultValue, onChange);
  const [firstDate] = useState(date);
  const [shownDate, setShownDate] = useState(date);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // A date that changes from outside replaces the typed text.
  if (date !== shownDate) {
    setShownDate(date);
    setTyped(null);
  }

  const problemOf = (parsed: string | null) => {
    if (parsed === null) return messages.noDate(formatDate(today));
    if (parsed === '') return null;
    if (minValue !== undefined && parsed < minValue) return messages.dateFrom(formatDate(minValue));
    const isLate = maxValue !== undefined && parsed > maxValue;
    return isLate ? messages.dateUntil(formatDate(maxValue)) : null;
  };
  const valueOf = (text: string) => (text.trim() === '' ? '' : parseTyped(text, today));
  const problem = problemOf(typed === null ? date : valueOf(typed));
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const choose = (chosen: string) => {
    setTyped(null);
    setShownDate(chosen);
    if (chosen !== date) setDate(chosen);
  };
  const commit = () => {
    const parsed = typed === null ? null : valueOf(typed);
    if (parsed !== null && problemOf(parsed) === null) choose(parsed);
  };
  useFormReset(input, () => choose(firstDate));
  return (
    <>
      <TextControl
        {...rest}
        id={rest.id ?? id}
        ref={input}
        type="text"
        value={typed ?? formatDate(date)}
        onChange={(text) => {
          setTyped(text);
          setIsChecked(false);
        }}
        error={(isChecked && problem) || error}
        events={{
          onBlur: () => {
            commit();
            afterPress(() => setIsChecked(true));
          },
          onInvalid: () => setIsChecked(true),
          onKeyDown: ({ key, nativeEvent }) => {
            if (key !== 'Enter' || nativeEvent.isComposing) return;
            // At once, because a submission follows in the same event.
            flushSync(() => {
              commit();
              setIsChecked(true);
            });
          },
        }}
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
            onClick={() => setIsOpen(true)}
          >
            <IconFrame>
              <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
              <path d="M3.5 10h17M8 2.5V6M16 2.5V6" />
            </IconFrame>
          </button>
        }
      />
      {name !== undefined && <input type="hidden" name={name} value={date} />}
      <CalendarPopover
        label={rest.label}
        value={date}
        onChange={choose}
        today={today}
        minValue={minValue}
        maxValue={maxValue}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        fieldRef={input}
      />
    </>
  );
}
