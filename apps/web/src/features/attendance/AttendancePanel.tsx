import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import type { ListState } from '../../shared/list-state.ts';
import { Panel } from '../../shared/Panel.tsx';
import { texts } from '../../shared/texts.ts';
import * as styles from './Attendance.css.ts';
import { type Attendance, countIn, daysOf, streakOf, streakState } from './streak.ts';
import { attendanceTexts } from './texts.ts';

export interface AttendancePanelProps {
  state: ListState<Attendance>;
  /** The month that the calendar shows, `YYYY-MM`. */
  month: string;
  /** Today in Asia/Seoul. */
  today: string;
}

const noteOn = (days: ReadonlySet<string>, today: string) => (days.size === 0 ? attendanceTexts.none : attendanceTexts[streakState(days, today)]);

const Figures = ({ days, month, today }: { days: ReadonlySet<string> } & Omit<AttendancePanelProps, 'state'>) => (
  <>
    <dl className={styles.figures}>
      <div>
        <dt className={styles.name}>{attendanceTexts.monthCount(Number(month.slice(5)))}</dt>
        <dd className={styles.value}>{attendanceTexts.days(countIn(days, month))}</dd>
      </div>
      <div>
        <dt className={styles.name}>{attendanceTexts.streak}</dt>
        <dd className={styles.value}>{attendanceTexts.days(streakOf(days, today))}</dd>
      </div>
    </dl>
    <p className={styles.note}>{noteOn(days, today)}</p>
  </>
);

/** The month's count and the current streak, or what there is to say instead of them. */
export const AttendancePanel = ({ state, month, today }: AttendancePanelProps) => (
  <Panel title={attendanceTexts.title}>
    {state.status === 'ready' && <Figures days={daysOf(state.rows)} month={month} today={today} />}
    {state.status === 'loading' && (
      <div className={styles.placeholder}>
        <SkeletonGroup label={attendanceTexts.loading}>
          <Skeleton variant="block" height="control" />
          <Skeleton />
        </SkeletonGroup>
      </div>
    )}
    {state.status === 'failed' && (
      <EmptyState
        title={texts.emptyList}
        description={attendanceTexts.failed}
        action={
          <Button variant="secondary" onPress={state.retry}>
            {attendanceTexts.retry}
          </Button>
        }
      />
    )}
  </Panel>
);
