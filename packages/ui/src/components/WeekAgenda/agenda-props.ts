import type { RootProps } from '../../internal/element-props.ts';

/** What takes place in an hour. */
export interface WeekAgendaItem {
  id: string | number;
  /** The local time at which it begins, `YYYY-MM-DDTHH:mm`. */
  time: string;
  title: string;
  /** Replaces the title for screen readers, for example by names that do not fit. */
  description?: string | undefined;
  /** `outlined` for one that nobody has reserved. */
  variant?: 'filled' | 'outlined';
  /** For one that is over. */
  isMuted?: boolean;
}

/** The props of a WeekAgenda; dates are `YYYY-MM-DD`, times `YYYY-MM-DDTHH:mm`. */
export interface WeekAgendaProps extends RootProps {
  /** The accessible name, followed by the dates of the week. */
  label: string;
  /** Any date of the visible week. */
  value: string;
  /** Called with a date of another week. */
  onChange: (date: string) => void;
  /** The current minute in the time zone of the times, whatever the device's clock says. */
  now: string;
  items: readonly WeekAgendaItem[];
  /** The first and the last hour that is visible at least; hours with items always are. */
  hours?: readonly [first: number, last: number];
  /** Called with the time of a pressed hour, with or without items. */
  onHourPress: (time: string) => void;
  /** Hours without items that cannot be pressed; `hourDescription` says why. */
  isHourDisabled?: (time: string) => boolean;
  /** The accessible name of an hour without items, after its weekday and time. */
  hourDescription?: (time: string) => string | undefined;
  /** Whether the items are loading. */
  isLoading?: boolean;
}
