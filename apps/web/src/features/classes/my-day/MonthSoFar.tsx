import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { formatCount, formatTime } from '../../../shared/format/format.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { ManagedClass } from '../calendar/timetable.ts';
import { myDayTexts, pageTexts } from '../texts.ts';
import { heldThisMonth } from './my-day.ts';

/** A minute as `11월 20일 14:20`. */
const minuteText = (time: string) =>
  `${Number(time.slice(5, 7))}월 ${Number(time.slice(8, 10))}일 ${formatTime(time)}`;

/** The length of a note while the figures are loading. */
const sampleNote = myDayTexts.before({ count: '28회' });

function Figures({ classes }: { classes: readonly ManagedClass[] }) {
  const { until, untilBefore, now, before } = heldThisMonth(classes, useSeoulNow());
  const note = (count: number | null, unit: string) =>
    myDayTexts.before({ count: formatCount(count, unit) });
  return (
    <>
      <StatGroup columns={2}>
        <Stat
          label={myDayTexts.held}
          value={formatCount(now.classes, '회')}
          note={note(before.classes, '회')}
        />
        <Stat
          label={myDayTexts.reservations}
          value={formatCount(now.reservations, '건')}
          note={note(before.reservations, '건')}
        />
      </StatGroup>
      <Text size="sm" color="muted">
        {myDayTexts.compared({
          until: minuteText(until),
          untilBefore: minuteText(untilBefore),
        })}
      </Text>
    </>
  );
}

/**
 * The classes held this month and their reservations, compared with the month before; nothing where the classes failed, which the
 * list of today's says.
 */
export function MonthSoFar({ state }: { state: ListState<ManagedClass> }) {
  if (state.status === 'failed') return null;
  return (
    <Panel title={myDayTexts.month}>
      {state.status === 'ready' ? (
        <Figures classes={state.rows} />
      ) : (
        <SkeletonGroup label={pageTexts.loading}>
          <StatGroup columns={2}>
            <StatSkeleton label={myDayTexts.held} value="28회" note={sampleNote} />
            <StatSkeleton label={myDayTexts.reservations} value="28건" note={sampleNote} />
          </StatGroup>
        </SkeletonGroup>
      )}
    </Panel>
  );
}
