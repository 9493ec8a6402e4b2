import {
  holdsComingSeat,
  type NotCancellable,
  type ReservationStatus,
  whyNotCancellable,
} from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Row } from '@fitness/ui/RowList';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatCount, formatDate, formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { useCancel } from '../api.ts';
import { useCancellations } from '../cancellations/cancellations.ts';
import {
  cancellationTexts,
  pageTexts,
  reservationTexts,
  statusTexts,
  uncancellableTexts,
} from '../texts.ts';
import { bookingOf } from './booking.ts';
import { ClassTitle } from './ClassTitle.tsx';
import {
  type HistoryReservation,
  type Reservation,
  statusOf,
  type TodayReservation,
} from './reservation-status.ts';

/** The warning that a cancellation dialog shows for a class, or null. */
export type CancelWarning = (classTime: string | null) => string | null;

type ReservationRowProps = {
  row: Reservation;
  /** Whether the date is shown besides the time. */
  hasDate?: boolean;
  details?: ReactNode;
  /** Whether there is a cancel button; `whyNot` says why it is disabled. */
  hasCancel: boolean;
  whyNot: NotCancellable | null;
  cancelWarning: CancelWarning;
};

function ReservationRow(props: ReservationRowProps) {
  const { row, hasDate, details, hasCancel, whyNot, cancelWarning } = props;
  const subjectId = useId();
  const { classTime } = row;
  const time = formatTime(classTime);
  const warning = hasCancel ? cancelWarning(classTime) : null;
  const { cancel, isPending } = useCancel(row.reservationId, bookingOf(row), warning);
  const disabledReason = whyNot && !isPending ? uncancellableTexts[whyNot] : undefined;
  return (
    <Row
      leadNote={hasDate ? formatDate(classTime) : undefined}
      lead={time}
      dateTime={classTime ?? undefined}
      title={<ClassTitle {...row} subjectId={subjectId} />}
      details={details}
      action={
        hasCancel && (
          <Button
            variant="danger"
            size="sm"
            isPending={isPending}
            disabledReason={disabledReason}
            onPress={() => void cancel()}
            // The button's name contains only the time, which several classes may share or lack.
            aria-describedby={disabledReason ? undefined : subjectId}
          >
            <span>{reservationTexts.cancel}</span>
            <VisuallyHidden>
              {hasDate ? ` ${formatDay(classTime)} ${time}` : ` ${time}`}
            </VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

const tones = {
  RESERVED: 'info',
  ATTENDED: 'success',
  ABSENT: 'warning',
  CANCELLED: 'neutral',
} as const;

type ListProps<Row> = {
  state: ListState<Row>;
  now: string;
  /** Whether the list is a stored one, from which nothing can be cancelled. */
  isReadOnly: boolean;
  cancelWarning: CancelWarning;
};

/** Every reservation of the pass; upcoming ones can be cancelled. */
export function ReservationHistory(props: ListProps<HistoryReservation>) {
  const { state, now, isReadOnly, cancelWarning } = props;
  const cancellations = useCancellations();
  const textOf = (row: HistoryReservation, status: ReservationStatus) => {
    const known = cancellations.find(({ reservationId }) => reservationId === row.reservationId);
    return status === 'CANCELLED' && known ? cancellationTexts[known.by] : statusTexts[status];
  };
  return (
    <ListPanel
      title="예약 내역"
      aside={state.status === 'ready' ? `${formatCount(state.rows.length)}건` : undefined}
      state={state}
      loadingLabel="예약 내역을 불러오는 중"
      expectedRows={3}
      failedNote={pageTexts.failedNote}
      columns={2}
      isAnimated
    >
      {(row) => {
        const status = statusOf(row, now);
        return (
          <ReservationRow
            key={row.reservationId}
            row={row}
            hasDate
            details={status && <Badge tone={tones[status]}>{textOf(row, status)}</Badge>}
            hasCancel={!isReadOnly && holdsComingSeat(row, now)}
            whyNot={whyNotCancellable(row, now)}
            cancelWarning={cancelWarning}
          />
        );
      }}
    </ListPanel>
  );
}

type TodayReservationsProps = ListProps<TodayReservation> & {
  /** Contains the class of each reservation; today's list contains only its time. */
  history: readonly HistoryReservation[];
};

export function TodayReservations(props: TodayReservationsProps) {
  const { state, history, now, isReadOnly, cancelWarning } = props;
  return (
    <ListPanel
      title="오늘의 예약"
      aside={formatDay(dateOf(now))}
      state={state}
      loadingLabel="오늘의 예약을 불러오는 중"
      expectedRows={1}
      reservedRows={2}
      isAnimated
      failedNote={pageTexts.failedNote}
    >
      {(row) => (
        <ReservationRow
          key={row.reservationId}
          row={{ ...history.find((other) => other.reservationId === row.reservationId), ...row }}
          hasCancel={!isReadOnly}
          whyNot={whyNotCancellable(row, now)}
          cancelWarning={cancelWarning}
        />
      )}
    </ListPanel>
  );
}
