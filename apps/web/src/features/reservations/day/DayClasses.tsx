import { whyNotUsable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { useState } from 'react';
import { classesOn, dateOf, minuteOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { texts } from '../../../shared/texts.ts';
import type { CancelWarning } from '../history/Reservations.tsx';
import type { Reservation } from '../history/reservation-status.ts';
import { pageTexts } from '../texts.ts';
import type { ReservableClass, ReservationContext } from './availability.ts';
import { ClassRow } from './ClassRow.tsx';
import { NearestClasses } from './NearestClasses.tsx';

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
  reservationAt: (start: string) => Reservation | undefined;
  cancelWarning: CancelWarning;
  /** Whether some reservations are not known yet. */
  isLoading: boolean;
};

/** What is missing on the date; undefined where the page says it once, above the classes. */
function missingOn({ date, nextDate, context }: DayClassesProps) {
  const today = dateOf(context.now);
  const reason = context.pass && whyNotUsable(context.pass, today);
  if (reason) return undefined;
  if (date !== null && date < today) return pageTexts.pastDay;
  return nextDate === undefined ? pageTexts.noUpcomingClasses : pageTexts.noClassesOnDay;
}

export function DayClasses(props: DayClassesProps) {
  const { id, state, membershipId, context, date, nextDate, onDateChange } = props;
  const { reservationAt, cancelWarning, isLoading } = props;
  const isUsable =
    context.pass === undefined || whyNotUsable(context.pass, dateOf(context.now)) === null;
  const missing = missingOn(props);
  const [refusedId, setRefusedId] = useState<number | null>(null);
  return (
    <ListPanel
      id={id}
      title="예약 가능한 수업"
      aside={date === null ? undefined : formatDay(date)}
      state={withRows(state, classesOn(rowsOf(state), date ?? ''))}
      loadingLabel="수업을 불러오는 중"
      expectedRows={7}
      failedNote={pageTexts.failedNote}
      isAnimated
      empty={
        <EmptyState
          drawing={<EmptyDrawing name="hook" />}
          title={missing ?? texts.emptyList}
          detail={missing && texts.emptyList}
          action={
            nextDate !== undefined && (
              <Button variant="secondary" onPress={() => onDateChange(nextDate)}>
                {pageTexts.toDay({ day: formatDay(nextDate) })}
              </Button>
            )
          }
        />
      }
    >
      {(item) => (
        <ClassRow
          key={item.classId}
          item={item}
          membershipId={membershipId}
          context={context}
          reservation={reservationAt(minuteOf(item.classTime))}
          cancelWarning={cancelWarning}
          isRefused={item.classId === refusedId}
          onRefused={() => setRefusedId(item.classId)}
          alternatives={
            isUsable && (
              <NearestClasses
                to={item}
                classes={rowsOf(state)}
                context={context}
                membershipId={membershipId}
                isLoading={isLoading}
                onReserved={({ classTime }) => {
                  if (dateOf(classTime) !== date) onDateChange(dateOf(classTime));
                }}
              />
            )
          }
        />
      )}
    </ListPanel>
  );
}
