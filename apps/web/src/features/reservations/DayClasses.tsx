import type { NotReservable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { classesOn } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { ListPanel } from '../../shared/list/ListPanel.tsx';
import { texts } from '../../shared/texts.ts';
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

/** Why a class cannot be reserved; not for a reason of its button or of the pass. */
function Reason({ reason }: { reason: NotReservable | null }) {
  if (reason === null || reason === 'reserved' || reason in passUnavailableTexts) return null;
  return (
    <Text as="span" color="muted" weight="regular">
      {classUnavailableTexts[reason]}
    </Text>
  );
}

type ClassRowProps = { item: ReservableClass; membershipId: number; context: ReservationContext };

export function ClassRow({ item, membershipId, context }: ClassRowProps) {
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
          <Reason reason={reason} />
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
