import { holdsComingSeat } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { useId } from 'react';
import { dateOf } from '../../shared/dates/date-times.ts';
import { formatTime } from '../../shared/format/format.ts';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { ListPanel } from '../../shared/list/ListPanel.tsx';
import type { Pass } from './passes.ts';
import { CancelButton, ClassTitle } from './reservation-row.tsx';
import {
  dayAndTime,
  type HistoryReservation,
  isReservedOn,
  type Reservation,
  statusOf,
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
  pass: Pass | undefined;
  now: string;
  /** Whether the list is a stored one, from which nothing can be cancelled. */
  isReadOnly: boolean;
};

/** Every reservation of the pass; upcoming ones can be cancelled, today's only in the list of today. */
export function ReservationHistory(props: ListProps<HistoryReservation>) {
  const { state, pass, now, isReadOnly } = props;
  return (
    <ListPanel
      title="예약 내역"
      state={state}
      loadingLabel="예약 내역을 불러오는 중"
      expectedRows={3}
      failedNote={pageTexts.failedNote}
      density="compact"
      isAnimated
    >
      {(row) => {
        const status = statusOf(row, now);
        const time = dayAndTime(row.classTime);
        const hasCancel =
          !isReadOnly && !isReservedOn(row, dateOf(now)) && holdsComingSeat(row, now);
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
            action={
              hasCancel && (
                <CancelButton row={row} pass={pass} now={now} time={time} variant="danger" />
              )
            }
          />
        );
      }}
    </ListPanel>
  );
}

type TodayRowProps = Omit<ListProps<Reservation>, 'state'> & { row: Reservation };

function TodayRow({ row, pass, now, isReadOnly }: TodayRowProps) {
  const subjectId = useId();
  const time = formatTime(row.classTime);
  return (
    <Row
      lead={time}
      dateTime={row.classTime ?? undefined}
      title={<ClassTitle {...row} subjectId={subjectId} />}
      action={
        !isReadOnly && <CancelButton {...{ row, pass, now, time, subjectId }} variant="danger" />
      }
    />
  );
}

type TodayReservationsProps = ListProps<TodayReservation> & {
  /** Contains the class of each reservation; today's list contains only its time. */
  history: readonly HistoryReservation[];
  /** Today's reservations with the other passes, which are cancelled elsewhere. */
  others: readonly (HistoryReservation & { pass: Pass })[];
};

const timeOf = ({ classTime }: Reservation) => classTime ?? '';

export function TodayReservations(props: TodayReservationsProps) {
  const { state, history, others, pass, now, isReadOnly } = props;
  const rows: (Reservation & { pass?: Pass })[] = [...rowsOf(state), ...others].toSorted(
    (one, other) => timeOf(one).localeCompare(timeOf(other)),
  );
  return (
    <ListPanel
      title="오늘의 예약"
      state={withRows<Reservation & { pass?: Pass }>(state, rows)}
      loadingLabel="오늘의 예약을 불러오는 중"
      expectedRows={1}
      density="compact"
      isAnimated
      failedNote={pageTexts.failedNote}
    >
      {(row) =>
        row.pass ? (
          <Row
            key={row.reservationId}
            lead={formatTime(row.classTime)}
            dateTime={row.classTime ?? undefined}
            title={
              <ClassTitle classSubject={row.pass.promotionName} trainerName={row.trainerName} />
            }
          />
        ) : (
          <TodayRow
            key={row.reservationId}
            row={{ ...history.find((other) => other.reservationId === row.reservationId), ...row }}
            pass={pass}
            now={now}
            isReadOnly={isReadOnly}
          />
        )
      }
    </ListPanel>
  );
}
