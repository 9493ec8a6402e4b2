import { Calendar } from '@fitness/ui/Calendar';
import { CalendarLegend } from '../../../shared/layout/CalendarLegend.tsx';
import { type DayMark, describeDay } from './classes.ts';
import * as styles from './DayCalendar.css.ts';
import type { PassRefusal } from '../passes/passes.ts';
import { PassNote } from '../passes/PassNote.tsx';
import { dayTexts } from '../texts.ts';

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />
    </svg>
  );
}

const drawMark = ({ own, open, isFull }: DayMark) => (
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
  day: string | null;
  onDayChange: (day: string) => void;
  /** Today in Asia/Seoul. */
  today: string;
  marks: ReadonlyMap<string, DayMark>;
  /** Why the pass cannot be used today, so that no day is marked as open. */
  refusal: PassRefusal | null;
}

/** The calendar of day management: how many classes are open on a day, where an own reservation is, which days are past. */
export function DayCalendar({ day, onDayChange, today, marks, refusal }: DayCalendarProps) {
  const dayContent = (date: string) => {
    const mark = date < today ? undefined : marks.get(date);
    return mark && drawMark(mark);
  };
  return (
    <div className={styles.root}>
      {refusal && <PassNote refusal={refusal} />}
      <Calendar
        label="수업 날짜"
        value={day}
        onChange={onDayChange}
        today={today}
        isDayDisabled={(date) => date < today}
        dayContent={dayContent}
        dayDescription={(date) => describeDay(date, marks.get(date), today)}
      />
      <CalendarLegend signs={signs} />
    </div>
  );
}
