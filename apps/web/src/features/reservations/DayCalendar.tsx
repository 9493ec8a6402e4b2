import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { isMotionReduced } from '@fitness/ui/theme/preferences';
import { useCallback } from 'react';
import { dayDescription, type DayMark } from './availability.ts';
import { dayTexts } from './texts.ts';

/** Scrolls to an element that starts in the lower half of the window or below it, without moving the focus. */
export function bringIntoView(id: string) {
  const element = document.getElementById(id);
  if (element === null || element.getBoundingClientRect().top < window.innerHeight / 2) return;
  const behavior = isMotionReduced() ? 'instant' : 'smooth';
  // Scrolls as little as possible; for an element taller than the window, to its start.
  element.scrollIntoView({ block: 'nearest', behavior });
}

const renderMark = ({ own, open }: DayMark) => (
  <>
    {own.length > 0 && <CalendarMark icon="checkCircle" tone="success" />}
    {open > 0 && <CalendarMark variant="dot" />}
  </>
);

type DayCalendarProps = {
  date: string | null;
  onDateChange: (date: string) => void;
  today: string;
  /** Undefined while the lists load. */
  marks: ReadonlyMap<string, DayMark> | undefined;
};

export function DayCalendar(props: DayCalendarProps) {
  const { date, onDateChange, today, marks } = props;
  const dayContent = useCallback(
    (day: string) => {
      const mark = day < today ? undefined : marks?.get(day);
      return mark && renderMark(mark);
    },
    [marks, today],
  );
  return (
    <Calendar
      label="수업 날짜"
      value={date}
      onChange={onDateChange}
      today={today}
      isDayDisabled={(day) => day < today}
      dayContent={dayContent}
      dayDescription={(day) => dayDescription(day, marks?.get(day), today)}
      isLoading={marks === undefined}
      weeks={5}
      fold={{ weeks: 2, expandLabel: dayTexts.expand, collapseLabel: dayTexts.collapse }}
    />
  );
}
