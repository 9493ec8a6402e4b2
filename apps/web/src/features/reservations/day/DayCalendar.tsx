import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { useCallback } from 'react';
import { dayTexts } from '../texts.ts';
import { type DayMark, dayDescription } from './availability.ts';

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
