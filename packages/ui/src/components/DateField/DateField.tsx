import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldProps } from '../../internal/field/Field.tsx';
import { TextControl } from '../../internal/field/TextControl.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as styles from './DateField.css.ts';
import { formatDate, parseTyped } from './typed-date.ts';

/** The props of a DateField; dates are `YYYY-MM-DD`. */
export interface DateFieldProps extends FieldProps {
  /** A date, an invalid text, or empty. */
  value: string;
  /** Called with the parsed date, or with the text itself if it is invalid, so that it is not mistaken for an empty field. */
  onChange: (date: string) => void;
  /** Today in the time zone of the dates, whatever the device's clock says. */
  today: string;
  /** The first date that can be chosen. */
  minValue?: string;
  /** The last date that can be chosen. */
  maxValue?: string;
}

/** A date field to type into, in any common format, or to choose from a calendar. */
export function DateField({
  value,
  onChange,
  today,
  minValue,
  maxValue,
  ...field
}: DateFieldProps) {
  const messages = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const isDate = parseTyped(value, today) !== null;
  const valueOf = (next: string) => parseTyped(next, today) ?? next.trim();
  // A value that changes from outside replaces the typed text.
  const text = typed !== null && valueOf(typed) === value ? typed : formatDate(value);
  const problemOf = () => {
    if (value === '') return null;
    if (!isDate) return messages.noDate(formatDate(today));
    if (minValue !== undefined && value < minValue) return messages.dateFrom(formatDate(minValue));
    return maxValue !== undefined && value > maxValue
      ? messages.dateUntil(formatDate(maxValue))
      : null;
  };
  const problem = isChecked ? problemOf() : null;

  const change = (next: string) => {
    setTyped(next);
    setIsChecked(false);
    onChange(valueOf(next));
  };
  const check = () => {
    setIsChecked(true);
    if (isDate) setTyped(null);
  };
  return (
    <>
      <TextControl
        {...field}
        id={id}
        ref={input}
        type="text"
        value={text}
        onChange={change}
        onBlur={check}
        onKeyDown={({ key, nativeEvent }: KeyboardEvent) => {
          if (key === 'Enter' && !nativeEvent.isComposing) check();
        }}
        isInvalid={field.isInvalid || problem !== null}
        errorMessage={problem ?? field.errorMessage}
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
            aria-describedby={id}
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
      <CalendarPopover
        label={field.label}
        value={isDate ? value : ''}
        onChange={(date) => {
          setTyped(null);
          onChange(date);
        }}
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
