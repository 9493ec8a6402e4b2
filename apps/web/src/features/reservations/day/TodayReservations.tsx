import { dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { CancelButton } from '../history/CancelButton.tsx';
import { ClassTitle } from './rows/ClassTitle.tsx';
import * as styles from './DayManagement.css.ts';
import { DaySection } from './DaySection.tsx';
import type { HistoryReservation, TodayReservation } from '../history/reservation-status.ts';
import { RowList } from './rows/RowList.tsx';
import * as rowStyles from './rows/RowList.css.ts';
import { classUnavailableTexts } from '../texts.ts';

export interface TodayReservationsProps {
  state: ListState<TodayReservation>;
  /** Has the class of a reservation, where today's list has its time only. */
  history: readonly HistoryReservation[];
  now: string;
}

export function TodayReservations({ state, history, now }: TodayReservationsProps) {
  return (
    <DaySection title="오늘의 예약" aside={formatDay(dateOf(now))} className={styles.today}>
      <RowList
        loadingLabel="오늘의 예약을 불러오는 중"
        expectedRows={1}
        state={state}
        rowKey={({ reservationId }) => reservationId}
      >
        {(row) => {
          const time = formatTime(row.classTime);
          return (
            <>
              <time className={rowStyles.time} dateTime={row.classTime ?? undefined}>
                {time}
              </time>
              <ClassTitle
                {...history.find(({ reservationId }) => reservationId === row.reservationId)}
              />
              <div className={rowStyles.action}>
                <CancelButton
                  reservationId={row.reservationId}
                  when={time}
                  disabledReason={hasStarted(row, now) ? classUnavailableTexts.started : undefined}
                />
              </div>
            </>
          );
        }}
      </RowList>
    </DaySection>
  );
}
