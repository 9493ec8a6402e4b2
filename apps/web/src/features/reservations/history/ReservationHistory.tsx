import { Badge } from '@fitness/ui/Badge';
import { Row } from '@fitness/ui/RowList';
import { formatCount, formatDate, formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { CancelButton } from './CancelButton.tsx';
import { ClassTitle } from '../day/rows/ClassTitle.tsx';
import { DaySection } from '../day/DaySection.tsx';
import { type HistoryReservation, isUpcoming, statusOf } from './reservation-status.ts';
import { ReservationRows } from '../day/rows/ReservationRows.tsx';
import { statusTexts } from '../texts.ts';

const tones = {
  RESERVED: 'info',
  ATTENDED: 'success',
  ABSENT: 'warning',
  CANCELLED: 'neutral',
} as const;

function HistoryRow({ row, now }: { row: HistoryReservation; now: string }) {
  const time = formatTime(row.classTime);
  const status = statusOf(row, now);
  return (
    <Row
      leadNote={formatDate(row.classTime)}
      lead={time}
      dateTime={row.classTime ?? undefined}
      title={<ClassTitle {...row} />}
      details={status && <Badge tone={tones[status]}>{statusTexts[status]}</Badge>}
      action={
        isUpcoming(row, now) && (
          <CancelButton
            reservationId={row.reservationId}
            when={`${formatDay(row.classTime)} ${time}`}
          />
        )
      }
    />
  );
}

type ReservationHistoryProps = { state: ListState<HistoryReservation>; now: string };

/** Every reservation of the pass; upcoming ones can be cancelled. */
export function ReservationHistory({ state, now }: ReservationHistoryProps) {
  return (
    <DaySection
      title="예약 내역"
      aside={state.status === 'ready' ? `${formatCount(state.rows.length)}건` : undefined}
    >
      <ReservationRows
        loadingLabel="예약 내역을 불러오는 중"
        expectedRows={3}
        state={state}
        columns={2}
      >
        {(row) => <HistoryRow key={row.reservationId} row={row} now={now} />}
      </ReservationRows>
    </DaySection>
  );
}
