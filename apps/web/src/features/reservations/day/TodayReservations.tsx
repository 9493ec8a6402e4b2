import { Row } from '@fitness/ui/RowList';
import { dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { CancelButton } from '../history/CancelButton.tsx';
import { ClassTitle } from './rows/ClassTitle.tsx';
import { DaySection } from './DaySection.tsx';
import type { HistoryReservation, TodayReservation } from '../history/reservation-status.ts';
import { ReservationRows } from './rows/ReservationRows.tsx';
import { classUnavailableTexts } from '../texts.ts';

export interface TodayReservationsProps {
  state: ListState<TodayReservation>;
  /** Has the class of a reservation, where today's list has its time only. */
  history: readonly HistoryReservation[];
  now: string;
}

export function TodayReservations({ state, history, now }: TodayReservationsProps) {
  return (
    <DaySection title="오늘의 예약" aside={formatDay(dateOf(now))}>
      <ReservationRows loadingLabel="오늘의 예약을 불러오는 중" expectedRows={1} state={state}>
        {(row) => {
          const time = formatTime(row.classTime);
          return (
            <Row
              key={row.reservationId}
              lead={time}
              dateTime={row.classTime ?? undefined}
              title={
                <ClassTitle
                  {...history.find(({ reservationId }) => reservationId === row.reservationId)}
                />
              }
              action={
                <CancelButton
                  reservationId={row.reservationId}
                  when={time}
                  disabledReason={hasStarted(row, now) ? classUnavailableTexts.started : undefined}
                />
              }
            />
          );
        }}
      </ReservationRows>
    </DaySection>
  );
}
