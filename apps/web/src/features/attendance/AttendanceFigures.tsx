import * as styles from './Attendance.css.ts';
import { countIn, streakOf, streakState } from './streak.ts';
import { attendanceTexts } from './texts.ts';

export interface AttendanceFiguresProps {
  days: ReadonlySet<string>;
  /** The month that the calendar shows, `YYYY-MM`. */
  month: string;
  /** Today in Asia/Seoul. */
  today: string;
}

const noteOn = (days: ReadonlySet<string>, today: string) => (days.size === 0 ? attendanceTexts.none : attendanceTexts[streakState(days, today)]);

/** The month's count and the current streak. */
export const AttendanceFigures = ({ days, month, today }: AttendanceFiguresProps) => (
  <>
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.name}>{attendanceTexts.monthCount(Number(month.slice(5)))}</dt>
        <dd className={styles.value}>{attendanceTexts.days(countIn(days, month))}</dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.name}>{attendanceTexts.streak}</dt>
        <dd className={styles.value}>{attendanceTexts.days(streakOf(days, today))}</dd>
      </div>
    </dl>
    <p className={styles.note}>{noteOn(days, today)}</p>
  </>
);
