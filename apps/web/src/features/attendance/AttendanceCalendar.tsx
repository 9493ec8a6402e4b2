import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import { Legend } from '@fitness/ui/Legend';
import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { brand } from '../../shared/brand/brand.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { FailedInPlace } from '../../shared/list/FailedList.tsx';
import { type ListState, listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { texts } from '../../shared/texts.ts';
import { monthParam } from '../../shared/url/params.ts';
import { myAttendance } from './api.ts';
import { type Attendance, countIn, daysOf, streakOf, streakState } from './streak.ts';
import { attendanceTexts } from './texts.ts';

const stamp = <CalendarMark variant="stamp">{brand.mark}</CalendarMark>;

function noteOn(days: ReadonlySet<string>, today: string) {
  const state = streakState(days, today);
  return state === 'waiting'
    ? attendanceTexts.waiting({ count: streakOf(days, today) + 1 })
    : attendanceTexts[state];
}

const inDays = (count: number) => attendanceTexts.days({ count });

type AttendancePanelProps = { state: ListState<Attendance>; month: string; today: string };

function AttendancePanel({ state, month, today }: AttendancePanelProps) {
  const isReady = state.status === 'ready';
  const days = daysOf(rowsOf(state));
  const Figure = isReady ? Stat : StatSkeleton;
  const figures = (
    <StatGroup size="lg" columns={2} isDivided aria-hidden={!isReady || undefined}>
      <Figure
        label={attendanceTexts.monthCount({ month: Number(month.slice(5)) })}
        value={inDays(isReady ? countIn(days, month) : 10)}
      />
      <Figure label={attendanceTexts.streak} value={inDays(isReady ? streakOf(days, today) : 1)} />
    </StatGroup>
  );
  return (
    <Panel
      title={attendanceTexts.title}
      aside={isReady && days.size > 0 ? noteOn(days, today) : undefined}
    >
      {isReady && days.size > 0 && figures}
      {isReady && days.size === 0 && (
        <ReservedSpace sample={figures}>
          <Text size="lg" weight="bold">
            {attendanceTexts.none}
          </Text>
        </ReservedSpace>
      )}
      {state.status === 'loading' && (
        <SkeletonGroup label={attendanceTexts.loading}>{figures}</SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <FailedInPlace skeleton={figures} title={attendanceTexts.failed} onRetry={state.onRetry} />
      )}
    </Panel>
  );
}

const parseMonth = (value: unknown) =>
  (typeof value === 'string' ? monthParam.read(value) : null) ?? undefined;

/** The user's days of attendance on a calendar (docs/product.md#attendance). */
export function AttendanceCalendar() {
  const today = useSeoulToday();
  const [selectedMonth, setSelectedMonth] = useRestorableState<string | null>(
    'month',
    null,
    parseMonth,
  );
  const month = selectedMonth ?? today.slice(0, 7);
  const state = listStateOf(useQuery(myAttendance));
  const days = daysOf(rowsOf(state));
  return (
    <>
      <SectionBoundary>
        <AttendancePanel state={state} month={month} today={today} />
      </SectionBoundary>
      <SectionBoundary>
        <Calendar
          label={attendanceTexts.calendar}
          value={null}
          today={today}
          month={month}
          onMonthChange={setSelectedMonth}
          dayContent={(date) => days.has(date) && stamp}
          dayDescription={(date) => (days.has(date) ? attendanceTexts.attended : undefined)}
          isLoading={state.status === 'loading'}
          isReadOnly
          legend={
            <Legend
              label={texts.calendarLegend}
              items={[{ sign: stamp, label: attendanceTexts.stamp }]}
            />
          }
        />
      </SectionBoundary>
    </>
  );
}
