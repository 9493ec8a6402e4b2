import type { ReactNode } from 'react';
import type { DateValue } from 'react-aria-components/Calendar';
import type { RootProps } from '../../internal/element-props.ts';
import { toDate } from './dates.ts';

/** The props of a Calendar; dates are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface CalendarProps extends RootProps {
  /** The accessible name, followed by the month. */
  label: string;
  /** The selected date. */
  value: string | null;
  /** Called for every pressed date, the selected one included, once it is shown as selected. */
  onChange?: (date: string) => void;
  /** Today in the time zone of the dates, whatever the device's clock says. */
  today: string;
  /** Shows this many weeks from today's on instead of the `month`; buttons lead to earlier weeks and to other months. */
  weeks?: number | undefined;
  /** Shows only these `weeks` in a window below 640px until a button with these labels shows the others; the days are 48px high. */
  fold?: { weeks: number; expandLabel: string; collapseLabel: string } | undefined;
  /** The visible month; without it the calendar keeps its own, at first that of the selected date or of today. */
  month?: string;
  onMonthChange?: (month: string) => void;
  /** Dates that cannot be selected; `dayDescription` says why. */
  isDayDisabled?: (date: string) => boolean;
  /** The content below a day's number. */
  dayContent?: (date: string) => ReactNode;
  /** Added to the accessible name of a day. */
  dayDescription?: (date: string) => string | undefined;
  /** The content and the descriptions of the days are loading. */
  isLoading?: boolean;
  /** Dates can be focused but not selected. */
  isReadOnly?: boolean;
  /** The first date that can be focused or selected. */
  minValue?: string;
  /** The last date that can be focused or selected. */
  maxValue?: string;
  /** The legend of the marks: a Legend below the days. */
  legend?: ReactNode;
  /** Focuses the selected date or today on mount. */
  autoFocus?: boolean;
}

/** The props of a Calendar with its state. */
export type ShownProps = Omit<CalendarProps, 'weeks' | 'fold' | 'value' | 'onChange'> & {
  selected: string | null;
  onPress: (date: string) => void;
};

/** The props of react-aria's calendar that do not depend on what is visible. */
export function ariaProps({ label, selected, onPress, isDayDisabled, ...props }: ShownProps) {
  return {
    'aria-label': label,
    value: toDate(selected) ?? null,
    onChange: (date: DateValue) => onPress(date.toString()),
    minValue: toDate(props.minValue),
    maxValue: toDate(props.maxValue),
    isDateUnavailable: (date: DateValue) => isDayDisabled?.(date.toString()) ?? false,
    isReadOnly: props.isReadOnly,
    autoFocus: props.autoFocus,
    firstDayOfWeek: 'sun',
  } as const;
}
