import { Button } from '@fitness/ui/Button';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { Inline } from '@fitness/ui/layout/Inline';
import { classesOn } from '../../lib/date-times.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatTime, isolated, noValue } from '../../lib/format.ts';
import { ListPanel } from '../../lib/list/ListPanel.tsx';
import { type ListState, rowsOf, withRows } from '../../lib/list/list-state.ts';
import { useReserve } from './api.ts';
import {
  classUnavailableReason,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';
import {
  classUnavailableTexts,
  pageTexts,
  passUnavailableTexts,
  reservationTexts,
  statusTexts,
} from './texts.ts';

type ClassRowProps = { item: ReservableClass; membershipId: number; context: ReservationContext };

function ClassRow({ item, membershipId, context }: ClassRowProps) {
  const { mutate: reserve, isPending } = useReserve(membershipId, item.classId);
  // Until all lists are fresh, the row is that of the class that was pressed.
  const reason = isPending ? null : classUnavailableReason(item, context);
  const isOwn = reason === 'reserved';
  const time = formatTime(item.classTime);
  const { classSubject, trainerName, currentCustomer, maxCustomer } = item;
  return (
    <Row
      lead={time}
      dateTime={item.classTime}
      title={
        <Inline as="span" gap="xs" rowGap="none">
          <span>{`${isolated(classSubject ?? noValue)} ${isolated(trainerName ?? noValue)}`}</span>
          <Text as="span" color="muted" weight="regular">
            {`${currentCustomer ?? noValue}/${maxCustomer ?? noValue}`}
          </Text>
          {reason !== null && !isOwn && !(reason in passUnavailableTexts) && (
            <Text as="span" color="muted" weight="regular">
              {classUnavailableTexts[reason]}
            </Text>
          )}
        </Inline>
      }
      action={
        // One button, so that it keeps the focus.
        <Button
          variant={isOwn ? 'ghost' : 'secondary'}
          size="sm"
          widestLabel={reservationTexts.reserve}
          isPending={isPending}
          isDisabled={isOwn}
          disabledReason={isOwn || reason === null ? undefined : classUnavailableTexts[reason]}
          isReasonHidden
          onPress={() => void reserve()}
        >
          {isOwn ? (
            <Text as="span" color="success">
              {statusTexts.RESERVED}
            </Text>
          ) : (
            <span>{reservationTexts.reserve}</span>
          )}
          <VisuallyHidden>{` ${time} ${trainerName ?? noValue}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}

type DayClassesProps = {
  state: ListState<ReservableClass>;
  membershipId: number;
  context: ReservationContext;
  /** The selected date; null while the lists load, and for a pass that cannot be used. */
  date: string | null;
};

export function DayClasses({ state, membershipId, context, date }: DayClassesProps) {
  return (
    <ListPanel
      title="예약 가능한 수업"
      aside={date === null ? undefined : formatDay(date)}
      state={withRows(state, classesOn(rowsOf(state), date ?? ''))}
      loadingLabel="수업을 불러오는 중"
      expectedRows={9}
      failedNote={pageTexts.failedNote}
      density="compact"
    >
      {(item) => (
        <ClassRow key={item.classId} item={item} membershipId={membershipId} context={context} />
      )}
    </ListPanel>
  );
}
