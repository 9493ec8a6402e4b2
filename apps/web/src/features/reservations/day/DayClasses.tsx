import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Text } from '@fitness/ui/Text';
import { classesOn } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { texts } from '../../../shared/texts.ts';
import { pageTexts } from '../texts.ts';
import type { ReservableClass, ReservationContext } from './availability.ts';
import { ClassRow } from './ClassRow.tsx';

type DayClassesProps = {
  id: string;
  state: ListState<ReservableClass>;
  membershipId: number;
  context: ReservationContext;
  /** The selected date; null while the lists load. */
  date: string | null;
  /** The next date with a free seat, where there is one. */
  nextDate: string | undefined;
  onDateChange: (date: string) => void;
};

export function DayClasses(props: DayClassesProps) {
  const { id, state, membershipId, context, date, nextDate, onDateChange } = props;
  return (
    <ListPanel
      id={id}
      title="예약 가능한 수업"
      aside={date === null ? undefined : formatDay(date)}
      state={withRows(state, classesOn(rowsOf(state), date ?? ''))}
      loadingLabel="수업을 불러오는 중"
      expectedRows={9}
      failedNote={pageTexts.failedNote}
      density="compact"
      empty={
        nextDate !== undefined && (
          <Inline gap="sm" justify="between">
            <Text color="muted" size="sm">
              {texts.emptyList}
            </Text>
            <Button variant="secondary" size="sm" onPress={() => onDateChange(nextDate)}>
              {pageTexts.toDay({ day: formatDay(nextDate) })}
            </Button>
          </Inline>
        )
      }
    >
      {(item) => (
        <ClassRow key={item.classId} item={item} membershipId={membershipId} context={context} />
      )}
    </ListPanel>
  );
}
