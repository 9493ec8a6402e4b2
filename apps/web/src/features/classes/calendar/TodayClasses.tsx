import { Panel } from '@fitness/ui/Panel';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Row, RowList, RowListSkeleton } from '@fitness/ui/RowList';
import { classesOn, dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';

import { texts } from '../../../shared/texts.ts';
import { ClassMembers, ReservedBadge } from './ClassMembers.tsx';
import { pageTexts } from '../texts.ts';
import { countOf, countParameters, type ManagedClass } from './timetable.ts';

function Lines({ classes, now }: { classes: readonly ManagedClass[]; now: string }) {
  if (classes.length === 0)
    return <EmptyState title={texts.emptyList} description={pageTexts.noClassesToday} />;
  return (
    <RowList density="compact">
      {classes.map((item) => (
        <Row
          key={item.classId}
          lead={formatTime(item.classTime)}
          dateTime={item.classTime}
          title={<ClassMembers item={item} />}
          action={hasStarted(item, now) ? pageTexts.over : <ReservedBadge item={item} />}
          tone={hasStarted(item, now) ? 'muted' : 'default'}
        />
      ))}
    </RowList>
  );
}

export interface TodayClassesProps {
  state: ListState<ManagedClass>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
}

export function TodayClasses({ state, now }: TodayClassesProps) {
  const today = dateOf(now);
  const classes = state.status === 'ready' ? classesOn(state.rows, today) : [];
  const count = countOf(classes);
  const aside =
    count.classes === 0
      ? formatDay(today)
      : `${formatDay(today)} · ${pageTexts.summary(countParameters(count))}`;
  return (
    <Panel title={pageTexts.today} aside={state.status === 'loading' ? undefined : aside}>
      {state.status === 'loading' && (
        <RowListSkeleton rows={3} density="compact" label={pageTexts.loading} />
      )}
      {state.status === 'failed' && (
        <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' && <Lines classes={classes} now={now} />}
    </Panel>
  );
}
