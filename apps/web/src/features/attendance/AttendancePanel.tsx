import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { FailedList } from '../../shared/list/FailedList.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
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

export function AttendancePanel({ state, month, today }: AttendancePanelProps) {
  const days = daysOf(state.status === 'ready' ? state.rows : []);
  const monthLabel = attendanceTexts.monthCount({ month: Number(month.slice(5)) });
  const inDays = (count: number) => attendanceTexts.days({ count });
  return (
    <Panel
      title={attendanceTexts.title}
      aside={state.status === 'ready' ? noteOn(days, today) : undefined}
    >
      {state.status === 'ready' && (
        <StatGroup size="lg" columns={2} hasDividers>
          <Stat label={monthLabel} value={inDays(countIn(days, month))} />
          <Stat label={attendanceTexts.streak} value={inDays(streakOf(days, today))} />
        </StatGroup>
      )}
      {state.status === 'loading' && (
        <SkeletonGroup label={attendanceTexts.loading}>
          <StatGroup size="lg" columns={2} hasDividers aria-hidden>
            <StatSkeleton label={monthLabel} value={inDays(10)} />
            <StatSkeleton label={attendanceTexts.streak} value={inDays(1)} />
          </StatGroup>
        </SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <FailedList description={attendanceTexts.failed} onRetry={state.onRetry} />
      )}
    </Panel>
  );
}
