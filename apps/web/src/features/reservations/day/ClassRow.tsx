import type { NotReservable } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Capacity } from '@fitness/ui/Capacity';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { useReserve } from '../api.ts';
import type { HistoryReservation } from '../history/reservation-status.ts';
import { classUnavailableTexts } from '../texts.ts';
import {
  classUnavailableReason,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';

type ClassTitleProps = Partial<Pick<HistoryReservation, 'classSubject' | 'trainerName'>>;

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({
  classSubject,
  trainerName,
  subjectId,
}: ClassTitleProps & { subjectId?: string }) {
  return (
    <>
      <span id={subjectId}>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <Text as="span" color="muted" weight="regular">
          {trainerName ?? noValue}
        </Text>
      )}
    </>
  );
}

function disabledReasonFor(reason: NotReservable) {
  const text = classUnavailableTexts[reason];
  if (reason === 'full') return <Badge tone="warning">{text}</Badge>;
  return reason === 'reserved' ? <Badge tone="success">{text}</Badge> : text;
}

type ClassRowProps = { item: ReservableClass; membershipId: number; context: ReservationContext };

export function ClassRow({ item, membershipId, context }: ClassRowProps) {
  const { run: reserve, isPending } = useReserve(membershipId, item.classId);
  const reason = classUnavailableReason(item, context);
  const { currentCustomer, maxCustomer } = item;
  const time = formatTime(item.classTime);
  return (
    <Row
      lead={time}
      dateTime={item.classTime}
      title={<ClassTitle {...item} />}
      details={
        <Capacity
          label="예약 인원"
          text={`${currentCustomer ?? noValue}/${maxCustomer ?? noValue}`}
          value={currentCustomer}
          maxValue={maxCustomer}
        />
      }
      action={
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          disabledReason={reason === null || isPending ? undefined : disabledReasonFor(reason)}
          onPress={() => void reserve()}
        >
          예약하기<VisuallyHidden>{` ${time} ${item.trainerName ?? noValue}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}
