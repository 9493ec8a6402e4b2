import type { NotReservable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { useReserve } from '../api.ts';
import {
  classUnavailableTexts,
  passUnavailableTexts,
  reservationTexts,
  statusTexts,
} from '../texts.ts';
import {
  classUnavailableReason,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';

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
  const { run: reserve, isPending } = useReserve(membershipId, item.classId);
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
