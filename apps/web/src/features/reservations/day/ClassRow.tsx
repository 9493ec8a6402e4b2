import { type NotReservable, whyNotCancellable } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Capacity } from '@fitness/ui/Capacity';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { type ReactNode, useId, useState } from 'react';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { formatHours } from '../../../shared/format/format-hours.ts';
import { useCancel, useReserve } from '../api.ts';
import { bookingOf } from '../history/booking.ts';
import type { CancelWarning } from '../history/Reservations.tsx';
import type { Reservation } from '../history/reservation-status.ts';
import {
  classUnavailableTexts,
  dayTexts,
  passUnavailableTexts,
  reservationTexts,
  uncancellableTexts,
} from '../texts.ts';
import {
  classUnavailableReason,
  type ReservableClass,
  type ReservationContext,
  seatsLeft,
} from './availability.ts';

/** What is said of a class beside its time: why it cannot be reserved, or its free seats. */
function ClassStatus({ item, reason }: { item: ReservableClass; reason: NotReservable | null }) {
  if (reason === 'full') return <Badge tone="warning">{classUnavailableTexts.full}</Badge>;
  if (reason === 'reserved') return <Badge tone="success">{classUnavailableTexts.reserved}</Badge>;
  const left = seatsLeft(item);
  // The page says once, above the classes, why its pass cannot be used.
  const isOfPass = reason !== null && reason in passUnavailableTexts;
  const text = reason !== null && !isOfPass ? classUnavailableTexts[reason] : null;
  return (
    <Text as="span" color="muted" weight="regular">
      {text ?? (left === null ? noValue : dayTexts.seats({ count: left }))}
    </Text>
  );
}

type ClassRowProps = {
  item: ReservableClass;
  membershipId: number;
  context: ReservationContext;
  /** The user's reservation of the class, if it can be cancelled. */
  reservation: Reservation | undefined;
  cancelWarning: CancelWarning;
  /** Whether the server has refused to reserve it. */
  isRefused: boolean;
  onRefused: () => void;
  /** Other classes, instead of one that is full or was refused. */
  alternatives: ReactNode;
};

export function ClassRow(props: ClassRowProps) {
  const { item, membershipId, context, reservation, cancelWarning } = props;
  const { isRefused, onRefused, alternatives } = props;
  const { run: reserve, isPending: isReserving } = useReserve(
    membershipId,
    item.classId,
    onRefused,
  );
  const { cancel, isPending: isCancelling } = useCancel(
    reservation?.reservationId ?? -1,
    bookingOf(item),
    reservation ? cancelWarning(item.classTime) : null,
  );
  const isPending = isReserving || isCancelling;
  const reason = classUnavailableReason(item, context);
  const current = { item, reason, isCancellable: reservation !== undefined };
  // Until all lists are fresh, the row is as it was when it was pressed.
  const [settled, setSettled] = useState(current);
  const isStale =
    settled.item !== item ||
    settled.reason !== reason ||
    settled.isCancellable !== current.isCancellable;
  if (isStale && !isPending) setSettled(current);
  const shown = isPending ? settled : current;
  const isOwn = shown.reason === 'reserved';
  const statusId = useId();

  const { currentCustomer, maxCustomer } = shown.item;
  const time = formatTime(item.classTime);
  const whyNotCancel = reservation ? whyNotCancellable(reservation, context.now) : null;
  const whyNot = isOwn
    ? whyNotCancel && uncancellableTexts[whyNotCancel]
    : shown.reason && classUnavailableTexts[shown.reason];
  return (
    <Row
      title={
        <Inline as="span" gap="xs" rowGap="none">
          <Text as="time" dateTime={item.classTime} size="lg" weight="bold" leading="snug">
            {formatHours(item.classTime)}
          </Text>
          <span id={statusId}>
            <ClassStatus item={shown.item} reason={shown.reason} />
          </span>
        </Inline>
      }
      details={
        <Stack gap="xs">
          <Inline as="span" gap="sm" rowGap="none">
            <span>
              {`${isolated(item.classSubject ?? noValue)} ${isolated(item.trainerName ?? noValue)}`}
            </span>
            <Capacity
              label="예약"
              text={`${currentCustomer ?? noValue}/${maxCustomer ?? noValue}`}
              value={currentCustomer}
              maxValue={maxCustomer}
            />
          </Inline>
          {(shown.reason === 'full' || (isRefused && !isOwn)) && alternatives}
        </Stack>
      }
      action={
        (!isOwn || shown.isCancellable) && (
          // One button, so that it keeps the focus.
          <Button
            variant={isOwn ? 'danger' : 'secondary'}
            size="sm"
            isPending={isPending}
            disabledReason={(!isPending && whyNot) || undefined}
            isReasonHidden
            onPress={() => void (isOwn ? cancel() : reserve())}
            aria-describedby={isOwn ? statusId : undefined}
          >
            <span>{isOwn ? reservationTexts.cancel : reservationTexts.reserve}</span>
            {/* As wide as 예약 취소, in whose place it is. */}
            {!isOwn && <span aria-hidden="true">{'\u00a0'}</span>}
            <VisuallyHidden>{` ${time} ${item.trainerName ?? noValue}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
