import { Badge } from '@fitness/ui/Badge';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Panel } from '@fitness/ui/Panel';
import { Row, RowList, RowListSkeleton } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { classesOn, dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import { texts } from '../../../shared/texts.ts';
import { pageTexts } from '../texts.ts';
import { countOf, countParameters, type ManagedClass, namesOf } from './timetable.ts';

/** The names of those who have reserved a class. */
export function ClassMembers({ item }: { item: ManagedClass }) {
  const names = namesOf(item);
  if (names?.length !== 0) return names?.join(', ') ?? noValue;
  return (
    <Text as="span" tone="muted">
      {pageTexts.noReservations}
    </Text>
  );
}

/** How many have reserved a class. */
export function ReservedBadge({ item }: { item: ManagedClass }) {
  const count = namesOf(item)?.length;
  return count ? <Badge tone="info">{pageTexts.reserved({ count })}</Badge> : null;
}

/** The classes of today; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function TodayClasses({ state, now }: { state: ListState<ManagedClass>; now: string }) {
  const today = dateOf(now);
  const classes = state.status === 'ready' ? classesOn(state.rows, today) : [];
  const summary = pageTexts.summary(countParameters(countOf(classes)));
  const aside = classes.length === 0 ? formatDay(today) : `${formatDay(today)} · ${summary}`;
  return (
    <Panel title={pageTexts.today} aside={state.status === 'loading' ? undefined : aside}>
      {state.status === 'loading' && (
        <RowListSkeleton rows={3} density="compact" label={pageTexts.loading} />
      )}
      {state.status === 'failed' && (
        <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' && classes.length === 0 && (
        <EmptyState title={texts.emptyList} description={pageTexts.noClassesToday} />
      )}
      {classes.length > 0 && (
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
      )}
    </Panel>
  );
}
