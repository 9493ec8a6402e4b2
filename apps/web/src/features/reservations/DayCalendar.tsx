import { Calendar } from '@fitness/ui/Calendar';
import { type DayMark, describeDay } from './classes.ts';
import * as styles from './DayCalendar.css.ts';
import { dayTexts } from './texts.ts';

const Tick = () => (
  <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <circle cx="8" cy="8" r="7" />
    <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />
  </svg>
);

const drawMark = ({ own, open, isFull }: DayMark) => (
  <span className={styles.mark}>
    {own.length > 0 && <Tick />}
    {open > 0 && <span className={styles.count}>{open}</span>}
    {isFull && own.length === 0 && dayTexts.full}
  </span>
);

export interface DayCalendarProps {
  day: string | null;
  onDayChange: (day: string) => void;
  /** Today in Asia/Seoul. */
  today: string;
  marks: ReadonlyMap<string, DayMark>;
}

/** The calendar of day management: how many classes are open on a day, where an own reservation is, which days are past. */
export const DayCalendar = ({ day, onDayChange, today, marks }: DayCalendarProps) => {
  const dayContent = (date: string) => {
    const mark = date < today ? undefined : marks.get(date);
    return mark && drawMark(mark);
  };
  return (
    <div className={styles.root}>
      <Calendar
        label="수업 날짜"
        value={day}
        onChange={onDayChange}
        today={today}
        isDayDisabled={(date) => date < today}
        dayContent={dayContent}
        dayDescription={(date) => describeDay(date, marks.get(date), today)}
      />
      <ul role="list" className={styles.legend} aria-label="달력 표시">
        <li className={styles.legendItem}>
          <span className={styles.count} aria-hidden="true">
            3
          </span>
          예약 가능한 수업 수
        </li>
        <li className={styles.legendItem}>
          <Tick />내 예약
        </li>
        <li className={styles.legendItem}>
          <span className={styles.past} aria-hidden="true">
            1
          </span>
          {dayTexts.past}
        </li>
      </ul>
    </div>
  );
};
