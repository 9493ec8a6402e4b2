import { whyNotCancellable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Row } from '@fitness/ui/RowList';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { listsOfPass, useCancel } from '../api.ts';
import { ClassTitle } from '../history/ClassTitle.tsx';
import { cancelWarning, isInLastDays } from '../history/lost-session.ts';
import { upcomingTimes } from '../history/reservation-status.ts';
import { bookingOf } from '../history/booking.ts';
import { reservationTexts, uncancellableTexts } from '../texts.ts';
import type { UpcomingReservation } from './upcoming.ts';

type UpcomingRowProps = {
  row: UpcomingReservation;
  /** All upcoming reservations. */
  rows: readonly UpcomingReservation[];
  now: string;
  /** Whether the passes are stored ones, from which no warning is derived. */
  arePassesStored: boolean;
};

/** The warning of a cancellation; the classes, on which it depends in the last days of a pass, are requested only then. */
function useCancelWarning({ row, rows, now, arePassesStored }: UpcomingRowProps) {
  const { pass, classTime } = row;
  const isWarned = !arePassesStored && !row.isStored;
  const { data } = useQuery({
    ...listsOfPass(pass.membershipId, dateOf(now)).classes,
    enabled: isWarned && isInLastDays(pass, now),
  });
  if (!isWarned) return null;
  const [own, others] = [true, false].map((isOwn) =>
    rows.filter((other) => (other.pass === pass) === isOwn),
  );
  return cancelWarning(classTime, data, {
    now,
    pass,
    own: upcomingTimes([], own ?? [], now),
    otherPasses: upcomingTimes([], others ?? [], now),
  });
}

/** An upcoming reservation; it is cancelled in place. */
export function UpcomingRow(props: UpcomingRowProps) {
  const { row, now } = props;
  const { classTime } = row;
  const subjectId = useId();
  const { cancel, isPending } = useCancel(
    row.reservationId,
    bookingOf(row),
    useCancelWarning(props),
  );
  const whyNot = whyNotCancellable(row, now);
  const disabledReason = whyNot && !isPending ? uncancellableTexts[whyNot] : undefined;
  const time = classTime === null ? noValue : `${formatDay(classTime)} ${formatTime(classTime)}`;
  return (
    <Row
      title={time}
      details={<ClassTitle {...row} subjectId={subjectId} />}
      action={
        !row.isStored && (
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            disabledReason={disabledReason}
            onPress={() => void cancel()}
            aria-describedby={disabledReason ? undefined : subjectId}
          >
            <span>{reservationTexts.cancel}</span>
            <VisuallyHidden>{` ${time}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
