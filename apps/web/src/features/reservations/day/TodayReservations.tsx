import { dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { texts } from '../../../shared/texts.ts';
import { CancelButton } from '../history/CancelButton.tsx';
import { ClassName } from './ClassName.tsx';
import * as styles from './DayManagement.css.ts';
import { Region } from './Region.tsx';
import type { HistoryReservation, TodayReservation } from '../history/reservations.ts';
import { RowList } from './RowList.tsx';
import * as rowStyles from './RowList.css.ts';
import { classRefusals } from '../texts.ts';

export interface TodayReservationsProps {
  state: ListState<TodayReservation>;
  /** Knows what a reservation is for, where the list of today names its time only. */
  history: readonly HistoryReservation[];
  now: string;
}

/** 오늘의 예약: what is reserved for today, each with its way out until it begins. */
export function TodayReservations({ state, history, now }: TodayReservationsProps) {
  return (
    <Region title="오늘의 예약" aside={formatDay(dateOf(now))} className={styles.today}>
      <RowList
        loading="오늘의 예약을 불러오는 중"
        expected={1}
        state={state}
        keyOf={({ reservationId }) => reservationId}
        empty={<p className={rowStyles.emptyLine}>{texts.emptyList}</p>}
      >
        {(row) => {
          const time = formatTime(row.classTime);
          return (
            <>
              <time className={rowStyles.time} dateTime={row.classTime ?? undefined}>
                {time}
              </time>
              <ClassName
                {...history.find(({ reservationId }) => reservationId === row.reservationId)}
              />
              <div className={rowStyles.action}>
                <CancelButton
                  reservationId={row.reservationId}
                  when={time}
                  disabledReason={hasStarted(row, now) ? classRefusals.begun : undefined}
                />
              </div>
            </>
          );
        }}
      </RowList>
    </Region>
  );
}
