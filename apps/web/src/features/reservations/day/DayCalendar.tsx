import { Calendar } from '@fitness/ui/Calendar';
import { CalendarLegend } from '../../../shared/layout/CalendarLegend.tsx';
import { type DayMark, dayDescription } from './availability.ts';
import * as styles from './DayCalendar.css.ts';
import type { PassUnavailableReason } from '../passes/passes.ts';
import { PassNotice } from '../passes/PassNotice.tsx';
import { dayTexts } from '../texts.ts';

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />
    </svg>
  );
}

const renderMark = ({ own, open, isFull }: DayMark) => (
  <span className={styles.mark}>
    {own.length > 0 && <Tick />}
    {open > 0 && <span className={styles.count}>{open}</span>}
    {isFull && own.length === 0 && dayTexts.full}
  </span>
);

const signs = [
  { sign: <span className={styles.count}>3</span>, meaning: '예약 가능한 수업 수' },
  { sign: <Tick />, meaning: '내 예약' },
  { sign: <span className={styles.past}>1</span>, meaning: dayTexts.past },
];

export interface DayCalendarProps {
  date: string | null;
  onDateChange: (date: string) => void;
  today: string;
  marks: ReadonlyMap<string, DayMark>;
  unavailableReason: PassUnavailableReason | null;
}

export function DayCalendar({
  date,
  onDateChange,
  today,
  marks,
  unavailableReason,
}: DayCalendarProps) {
  const dayContent = (day: string) => {
    const mark = day < today ? undefined : marks.get(day);
    return mark && renderMark(mark);
  };
  return (
    <div className={styles.root}>
      {unavailableReason && <PassNotice reason={unavailableReason} />}
      <Calendar
        label="수업 날짜"
        value={date}
        onChange={onDateChange}
        today={today}
        isDayDisabled={(day) => day < today}
        dayContent={dayContent}
        dayDescription={(day) => dayDescription(day, marks.get(day), today)}
      />
      <CalendarLegend signs={signs} />
    </div>
  );
}
