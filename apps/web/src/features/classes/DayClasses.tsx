import { isOver } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Disclosure } from '@fitness/ui/Disclosure';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { IconButton, type IconButtonProps } from '@fitness/ui/IconButton';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { parseDate } from '@internationalized/date';
import { classesOn, dateOf } from '../../lib/date-times.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatTime, noValue } from '../../lib/format.ts';
import { ListPanel } from '../../lib/list/ListPanel.tsx';
import { type ListState, rowsOf, withRows } from '../../lib/list/list-state.ts';
import { texts } from '../../lib/texts.ts';
import { repeatTexts } from './repeat-texts.ts';
import { agendaTexts, pageTexts } from './texts.ts';
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

export function NoClasses() {
  return (
    <EmptyState
      drawing={<EmptyDrawing name="hook" />}
      title={pageTexts.noClasses}
      detail={texts.emptyList}
    />
  );
}

type DayClassesProps = {
  state: ListState<ManagedClass>;
  day: string;
  onDayChange: (day: string) => void;
  onDialogOpen: () => void;
  onRepeatOpen: () => void;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The classes of a day; those of today that are over are folded. */
export function DayClasses(props: DayClassesProps) {
  const { state, day, onDayChange, onDialogOpen, onRepeatOpen, now } = props;
  const today = dateOf(now);
  const isToday = day === today;
  const rows = classesOn(rowsOf(state), day);
  const left = isToday ? rows.filter((item) => !isOver(item, now)) : rows;
  const past = left.length > 0 ? rows.filter((item) => !left.includes(item)) : [];
  const rowOf = (item: ManagedClass) => (
    <Row
      key={item.classId}
      lead={formatTime(item.classTime)}
      dateTime={item.classTime}
      title={<ClassMembers item={item} />}
      isMuted={isOver(item, now) || item.reservedMembers?.length === 0}
    />
  );
  const turnBy = (days: number): Pick<IconButtonProps, 'variant' | 'size' | 'onPress'> => ({
    variant: 'ghost',
    size: 'sm',
    onPress: () => onDayChange(parseDate(day).add({ days }).toString()),
  });
  return (
    <ListPanel
      title={isToday ? pageTexts.today : formatDay(day)}
      actions={
        <Inline isUnwrapped>
          {!isToday && (
            <Button variant="ghost" size="sm" onPress={() => onDayChange(today)}>
              {agendaTexts.today}
            </Button>
          )}
          <IconButton icon="chevronLeft" label={agendaTexts.previousDay} {...turnBy(-1)} />
          <IconButton icon="chevronRight" label={agendaTexts.nextDay} {...turnBy(1)} />
        </Inline>
      }
      state={withRows(state, left.length > 0 ? left : rows)}
      loadingLabel={pageTexts.loading}
      expectedRows={5}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={<NoClasses />}
      foot={
        <>
          {past.length > 0 && (
            <Disclosure summary={pageTexts.pastClasses({ count: past.length })}>
              <RowList density="compact">{past.map(rowOf)}</RowList>
            </Disclosure>
          )}
          <Tiles columns={2} gap="xs">
            <Button variant="secondary" size="sm" onPress={onDialogOpen}>
              {agendaTexts.openDay}
            </Button>
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onPress={onRepeatOpen}>
              {repeatTexts.title}
            </Button>
          </Tiles>
        </>
      }
    >
      {rowOf}
    </ListPanel>
  );
}
