import { isUpcomingReservation, reservationStatus } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { dateOf } from '../../lib/date-times.ts';
import { formatTime } from '../../lib/format.ts';
import { ListPanel } from '../../lib/list/ListPanel.tsx';
import { type ListState, rowsOf, withRows } from '../../lib/list/list-state.ts';
import type { Pass } from './passes.ts';
import { CancelButton, ClassTitle } from './reservation-row.tsx';
import {
  dayAndTime,
  type HistoryReservation,
  isReservedOn,
  type Reservation,
  type TodayReservation,
} from './reservations.ts';
import { pageTexts, statusTexts } from './texts.ts';

const tones = {
  RESERVED: 'info',
  ATTENDED: 'success',
  ABSENT: 'warning',
  CANCELLED: 'neutral',
} as const;

type ListProps<Row> = {
  state: ListState<Row>;
  now: string;
  /** The list is a stored one, from which nothing can be cancelled. */
  isReadOnly: boolean;
};

/** Every reservation of the pass; upcoming ones can be cancelled, today's only in the list of today. */
export function ReservationHistory({ state, now, isReadOnly }: ListProps<HistoryReservation>) {
  return (
    <ListPanel
      title={pageTexts.history}
      state={state}
      loadingLabel="예약 내역을 불러오는 중"
      expectedRows={3}
      failedNote={pageTexts.failedNote}
      density="compact"
      isAnimated
    >
      {(row) => {
        // Without a status from the server, reserved until the class starts, and then unknown.
        const status = row.status ?? reservationStatus({ classTime: row.classTime }, now);
        const time = dayAndTime(row.classTime);
        const hasCancel =
          !isReadOnly && !isReservedOn(row, dateOf(now)) && isUpcomingReservation(row, now);
        return (
          <Row
            key={row.reservationId}
            title={
              <Inline as="span" gap="xs" rowGap="none">
                <Text as="time" dateTime={row.classTime ?? undefined}>
                  {time}
                </Text>
                {status && <Badge tone={tones[status]}>{statusTexts[status]}</Badge>}
              </Inline>
            }
            action={hasCancel && <CancelButton row={row} now={now} time={time} />}
          />
        );
      }}
    </ListPanel>
  );
}

type TodayReservationsProps = ListProps<TodayReservation> & {
  /** Contains the class of each reservation; today's list contains only its time. */
  history: readonly HistoryReservation[];
  /** Today's reservations with the other passes, which are cancelled elsewhere. */
  others: readonly (HistoryReservation & { pass: Pass })[];
};

type TodayRow = Reservation & { pass?: Pass };

const timeOf = ({ classTime }: TodayRow) => classTime ?? '';

export function TodayReservations(props: TodayReservationsProps) {
  const { state, history, others, now, isReadOnly } = props;
  const own = rowsOf(state).map((row): TodayRow => {
    const { reservationId } = row;
    return { ...history.find((other) => other.reservationId === reservationId), ...row };
  });
  const rows = [...own, ...others].toSorted((one, other) =>
    timeOf(one).localeCompare(timeOf(other)),
  );
  return (
    <ListPanel<TodayRow>
      title="오늘의 예약"
      state={withRows(state, rows)}
      loadingLabel="오늘의 예약을 불러오는 중"
      expectedRows={1}
      density="compact"
      isAnimated
      failedNote={pageTexts.failedNote}
    >
      {(row) => {
        const { pass, trainerName } = row;
        const time = formatTime(row.classTime);
        return (
          <Row
            key={row.reservationId}
            lead={time}
            dateTime={row.classTime ?? undefined}
            title={
              <ClassTitle {...(pass ? { classSubject: pass.promotionName, trainerName } : row)} />
            }
            action={!pass && !isReadOnly && <CancelButton row={row} now={now} time={time} />}
          />
        );
      }}
    </ListPanel>
  );
}
