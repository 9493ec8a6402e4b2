import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Legend } from '@fitness/ui/Legend';
import { texts } from '../../../shared/texts.ts';
import { dayTexts } from '../texts.ts';
import { type DayMark, dayDescription } from './availability.ts';

const ownMark = <CalendarMark icon="checkCircle" tone="success" />;

const renderMark = ({ own, open, isFull }: DayMark) => (
  <>
    {own.length > 0 && ownMark}
    {open > 0 && <CalendarMark variant="outlined">{open}</CalendarMark>}
    {isFull && own.length === 0 && <CalendarMark>{dayTexts.full}</CalendarMark>}
  </>
);

const signs = [
  { sign: <CalendarMark variant="outlined">3</CalendarMark>, label: '예약할 수 있는 수업' },
  { sign: ownMark, label: '내 예약' },
];

type DayCalendarProps = {
  date: string | null;
  onDateChange: (date: string) => void;
  today: string;
  /** Undefined while the lists load. */
  marks: ReadonlyMap<string, DayMark> | undefined;
};

export function DayCalendar(props: DayCalendarProps) {
  const { date, onDateChange, today, marks } = props;
  const dayContent = (day: string) => {
    const mark = day < today ? undefined : marks?.get(day);
    return mark && renderMark(mark);
  };
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
      legend={<Legend label={texts.calendarLegend} items={signs} />}
    />
  );
}
