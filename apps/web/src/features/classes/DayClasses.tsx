import { hasBegun, isOver } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Disclosure } from '@fitness/ui/Disclosure';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { IconButton } from '@fitness/ui/IconButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { ListPanel } from '../../shared/list/ListPanel.tsx';
import { texts } from '../../shared/texts.ts';
import { agendaTexts, dialogTexts, pageTexts } from './texts.ts';
import type { useScheduleParams } from './schedule-params.ts';
import { type ManagedClass, namesOf } from './timetable.ts';

/** The names of the members who have reserved a class. */
export function ClassMembers({ item }: { item: ManagedClass }) {
  const names = namesOf(item);
  if (names?.length !== 0) return <span>{names?.join(', ') ?? noValue}</span>;
  return (
    <Text as="span" color="muted">
      {pageTexts.noReservations}
    </Text>
  );
}

type ClassRowProps = { item: ManagedClass; now: string };

/** A class with who has reserved it; quiet if it is over or nobody has. */
export function ClassRow({ item, now }: ClassRowProps) {
  const isQuiet = isOver(item, now) || namesOf(item)?.length === 0;
  return (
    <Row
      lead={formatTime(item.classTime)}
      dateTime={item.classTime}
      title={<ClassMembers item={item} />}
      action={!isQuiet && hasBegun(item, now) && <Badge tone="success">{pageTexts.running}</Badge>}
      isMuted={isQuiet}
    />
  );
}

type DayClassesProps = {
  state: ListState<ManagedClass>;
  params: ReturnType<typeof useScheduleParams>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
  /** Beside the button that opens the day. */
  repeatButton: ReactNode;
};

type DayTurnsProps = Pick<DayClassesProps, 'params'> & { isToday: boolean; today: string };

function DayTurns({ params, isToday, today }: DayTurnsProps) {
  const { day, showDay } = params;
  const turn = (days: number) => showDay(parseDate(day).add({ days }).toString());
  return (
    <Inline isUnwrapped>
      {!isToday && (
        <Button variant="ghost" size="sm" onPress={() => showDay(today)}>
          {agendaTexts.today}
        </Button>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        icon="chevronLeft"
        label={agendaTexts.previousDay}
        onPress={() => turn(-1)}
      />
      <IconButton
        variant="ghost"
        size="sm"
        icon="chevronRight"
        label={agendaTexts.nextDay}
        onPress={() => turn(1)}
      />
    </Inline>
  );
}

/** The classes of a day; those of today that are over are folded. */
export function DayClasses({ state, params, now, repeatButton }: DayClassesProps) {
  const today = dateOf(now);
  const { day, open } = params;
  const isToday = day === today;
  const rows = classesOn(rowsOf(state), day);
  const left = isToday ? rows.filter((item) => !isOver(item, now)) : rows;
  const past = left.length > 0 ? rows.filter((item) => !left.includes(item)) : [];
  const rowOf = (item: ManagedClass) => <ClassRow key={item.classId} item={item} now={now} />;
  return (
    <ListPanel
      title={isToday ? pageTexts.today : formatDay(day)}
      actions={<DayTurns params={params} isToday={isToday} today={today} />}
      state={withRows(state, left.length > 0 ? left : rows)}
      loadingLabel={pageTexts.loading}
      expectedRows={5}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={
        <EmptyState
          drawing={<EmptyDrawing name="hook" />}
          title={isToday ? pageTexts.noClassesToday : dialogTexts.noClassesOnDay}
          detail={texts.emptyList}
        />
      }
      foot={
        <>
          {past.length > 0 && (
            <Disclosure summary={pageTexts.pastClasses({ count: past.length })}>
              <RowList density="compact">{past.map(rowOf)}</RowList>
            </Disclosure>
          )}
          <Tiles columns={2} gap="xs">
            <Button variant="secondary" size="sm" onPress={() => open(day)}>
              {agendaTexts.openDay}
            </Button>
            {repeatButton}
          </Tiles>
        </>
      }
    >
      {rowOf}
    </ListPanel>
  );
}
