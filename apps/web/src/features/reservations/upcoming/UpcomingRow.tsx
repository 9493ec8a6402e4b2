import { Row } from '@fitness/ui/RowList';
import { useId } from 'react';
import { noValue, formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { CancelButton, ClassTitle } from '../history/reservation-row.tsx';
import type { UpcomingReservation } from './upcoming.ts';

/** An upcoming reservation; it is cancelled in place. */
export function UpcomingRow({ row, now }: { row: UpcomingReservation; now: string }) {
  const { classTime, pass, isStored } = row;
  const subjectId = useId();
  const time = classTime === null ? noValue : `${formatDay(classTime)} ${formatTime(classTime)}`;
  return (
    <Row
      title={time}
      details={<ClassTitle {...row} subjectId={subjectId} />}
      action={
        !isStored && <CancelButton {...{ row, pass, now, time, subjectId }} variant="secondary" />
      }
    />
  );
}
