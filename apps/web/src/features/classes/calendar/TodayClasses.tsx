import { hasBegun } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Row, type RowProps } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { classesOn, dateOf } from '../../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { texts } from '../../../shared/texts.ts';
import { pageTexts } from '../texts.ts';
import { countOf, countParameters, type ManagedClass, namesOf } from './timetable.ts';

/** The names of the members who have reserved a class. */
export function ClassMembers({ item }: { item: ManagedClass }) {
  const names = namesOf(item);
  if (names?.length !== 0) return names?.join(', ') ?? noValue;
  return (
    <Text as="span" color="muted">
      {pageTexts.noReservations}
    </Text>
  );
}

/** The number of members who have reserved a class. */
export function ReservedBadge({ item }: { item: ManagedClass }) {
  const count = namesOf(item)?.length;
  return count ? <Badge tone="info">{pageTexts.reserved({ count })}</Badge> : null;
}

type ClassRowProps = Pick<RowProps, 'action' | 'isMuted'> & { item: ManagedClass };

/** A class of today with who has reserved it. */
export function ClassRow({ item, ...row }: ClassRowProps) {
  return (
    <Row
      lead={formatTime(item.classTime)}
      dateTime={item.classTime}
      title={<ClassMembers item={item} />}
      {...row}
    />
  );
}

/** The classes of today; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function TodayClasses({ state, now }: { state: ListState<ManagedClass>; now: string }) {
  const today = dateOf(now);
  const rows = classesOn(rowsOf(state), today);
  const summary = pageTexts.summary(countParameters(countOf(rows)));
  const aside = rows.length === 0 ? formatDay(today) : `${formatDay(today)} · ${summary}`;
  return (
    <ListPanel
      title={pageTexts.today}
      aside={state.status === 'loading' ? undefined : aside}
      state={withRows(state, rows)}
      loadingLabel={pageTexts.loading}
      expectedRows={3}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={
        <EmptyState
          drawing={<EmptyDrawing name="hook" />}
          title={pageTexts.noClassesToday}
          detail={texts.emptyList}
        />
      }
    >
      {(item) => (
        <ClassRow
          key={item.classId}
          item={item}
          action={hasBegun(item, now) ? pageTexts.over : <ReservedBadge item={item} />}
          isMuted={hasBegun(item, now)}
        />
      )}
    </ListPanel>
  );
}
