import { Badge } from '@fitness/ui/Badge';
import { Calendar } from '@fitness/ui/Calendar';
import { CalendarLegend } from '../../../shared/layout/CalendarLegend.tsx';
import { noValue } from '../../../shared/format/format.ts';
import * as styles from './ClassCalendar.css.ts';
import { pageTexts } from '../texts.ts';
import {
  type Count,
  countOfMonth,
  countsByDate,
  type ManagedClass,
  countParameters,
} from './timetable.ts';

function MemberIcon() {
  return (
    <svg className={styles.memberIcon} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="3.4" r="2.4" />
      <path d="M1.2 11.2a4.8 4.8 0 0 1 9.6 0Z" />
    </svg>
  );
}

function DayCount({ count: { classes, reservations }, isPast }: { count: Count; isPast: boolean }) {
  const mark = isPast ? 'past' : reservations === 0 ? 'free' : 'reserved';
  return (
    <span className={styles.mark} data-mark={mark}>
      <span className={styles.classes[mark]}>{classes}</span>
      {reservations !== 0 && (
        <span className={styles.reserved}>
          <MemberIcon />
          <span className={styles.figure}>{reservations ?? noValue}</span>
        </span>
      )}
    </span>
  );
}

const signs = [
  { sign: <span className={styles.classes.free}>4</span>, meaning: '수업 수' },
  {
    sign: (
      <>
        <span className={styles.classes.reserved}>4</span>
        <span className={styles.legendIcon}>
          <MemberIcon />
        </span>
      </>
    ),
    meaning: '예약한 회원이 있는 날',
  },
];

export interface ClassCalendarProps {
  /** Null while they load. */
  classes: readonly ManagedClass[] | null;
  /** The day whose dialog is open. */
  date: string | null;
  month: string;
  today: string;
  subjectName: string;
  onDaySelect: (date: string) => void;
  onMonthChange: (month: string) => void;
}

/** A month with the number of classes and reservations on each day. */
export function ClassCalendar({
  classes,
  date,
  month,
  today,
  subjectName,
  onDaySelect,
  onMonthChange,
}: ClassCalendarProps) {
  const counts = countsByDate(classes ?? []);
  const ofMonth = classes && countOfMonth(classes, month);
  const contentOf = (day: string) => {
    const count = counts.get(day);
    return count && <DayCount count={count} isPast={day < today} />;
  };
  const descriptionOf = (day: string) => {
    const count = counts.get(day);
    return count && pageTexts.dayDescription(countParameters(count));
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.subject}>
          {pageTexts.subject} <Badge>{subjectName}</Badge>
        </p>
        <p className={styles.summary} aria-live="polite">
          {ofMonth && `${Number(month.slice(5))}월 ${pageTexts.summary(countParameters(ofMonth))}`}
        </p>
      </div>
      <Calendar
        label={pageTexts.calendar}
        value={date}
        onChange={onDaySelect}
        today={today}
        month={month}
        onMonthChange={onMonthChange}
        dayContent={contentOf}
        dayDescription={descriptionOf}
      />
      <CalendarLegend signs={signs} />
    </div>
  );
}
