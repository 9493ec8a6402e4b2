import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { FailedList } from '../../shared/list/FailedList.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import * as styles from './Attendance.css.ts';
import { type Attendance, countIn, daysOf, streakOf, streakState } from './streak.ts';
import { attendanceTexts } from './texts.ts';

export interface AttendancePanelProps {
  state: ListState<Attendance>;
  /** `YYYY-MM` */
  month: string;
  today: string;
}

const noteOn = (days: ReadonlySet<string>, today: string) =>
  days.size === 0 ? attendanceTexts.none : attendanceTexts[streakState(days, today)];

function Figure({ name, days }: { name: string; days: number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{attendanceTexts.days({ count: days })}</dd>
    </div>
  );
}

export function AttendancePanel({ state, month, today }: AttendancePanelProps) {
  const days = daysOf(state.status === 'ready' ? state.rows : []);
  return (
    <Panel
      title={attendanceTexts.title}
      aside={state.status === 'ready' ? noteOn(days, today) : undefined}
    >
      {state.status === 'ready' && (
        <dl className={styles.figures}>
          <Figure
            name={attendanceTexts.monthCount({ month: Number(month.slice(5)) })}
            days={countIn(days, month)}
          />
          <Figure name={attendanceTexts.streak} days={streakOf(days, today)} />
        </dl>
      )}
      {state.status === 'loading' && (
        <div className={styles.placeholder}>
          <SkeletonGroup label={attendanceTexts.loading}>
            <Skeleton variant="block" height="row" />
          </SkeletonGroup>
        </div>
      )}
      {state.status === 'failed' && (
        <FailedList description={attendanceTexts.failed} onRetry={state.onRetry} />
      )}
    </Panel>
  );
}
