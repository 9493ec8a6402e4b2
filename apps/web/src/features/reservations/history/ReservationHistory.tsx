import { Badge } from '@fitness/ui/Badge';
import { formatCount, formatDate, formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { CancelButton } from './CancelButton.tsx';
import { ClassTitle } from '../day/rows/ClassTitle.tsx';
import * as styles from '../day/DayManagement.css.ts';
import { DaySection } from '../day/DaySection.tsx';
import { type HistoryReservation, isUpcoming, statusOf } from './reservation-status.ts';
import { RowList } from '../day/rows/RowList.tsx';
import * as rowStyles from '../day/rows/RowList.css.ts';
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
    <>
      <time className={styles.moment} dateTime={row.classTime ?? undefined}>
        <span className={styles.date}>{formatDate(row.classTime)}</span>
        <span className={styles.hour}>{time}</span>
      </time>
      <div className={rowStyles.what}>
        <ClassTitle {...row} />
        {status && (
          <p>
            <Badge tone={tones[status]}>{statusTexts[status]}</Badge>
          </p>
        )}
      </div>
      <div className={rowStyles.action}>
        {isUpcoming(row, now) && (
          <CancelButton
            reservationId={row.reservationId}
            when={`${formatDay(row.classTime)} ${time}`}
          />
        )}
      </div>
    </>
  );
}

type ReservationHistoryProps = { state: ListState<HistoryReservation>; now: string };

/** Every reservation of the pass; upcoming ones can be cancelled. */
export function ReservationHistory({ state, now }: ReservationHistoryProps) {
  return (
    <DaySection
      title="예약 내역"
      aside={state.status === 'ready' ? `${formatCount(state.rows.length)}건` : undefined}
      className={styles.history}
    >
      <RowList
        loadingLabel="예약 내역을 불러오는 중"
        expectedRows={3}
        state={state}
        rowKey={({ reservationId }) => reservationId}
        layout="wide"
      >
        {(row) => <HistoryRow row={row} now={now} />}
      </RowList>
    </DaySection>
  );
}
