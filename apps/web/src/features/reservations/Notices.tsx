import { Button } from '@fitness/ui/Button';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { seoulTimeOf, useSeoulNow } from '../../lib/clock.ts';
import { dateOf } from '../../lib/date-times.ts';
import { rowsOf } from '../../lib/list/list-state.ts';
import { focusHeading } from '../../lib/page-title.ts';
import { texts } from '../../lib/texts.ts';
import { cancelledReservations } from './api.ts';
import { nearestOpen } from './availability.ts';
import { dayManagementHref } from './passes.ts';
import { classLabel, type Cancelled, dayAndTime } from './reservations.ts';
import { dayTexts, pageTexts, reservationTexts } from './texts.ts';
import { useDayLists } from './use-day-lists.ts';

type ShownList = { checkedAt?: number | null; isFetching: boolean; refetch: () => unknown };

/** Tells when the oldest of the shown lists was loaded, if it is a stored one, and requests them again. */
export function StoredListNotice({ lists }: { lists: readonly ShownList[] }) {
  const instants = lists.flatMap(({ checkedAt }) => checkedAt ?? []);
  if (instants.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button
          variant="secondary"
          size="sm"
          isPending={lists.some(({ isFetching }) => isFetching)}
          onPress={() => lists.forEach(({ refetch }) => void refetch())}
        >
          {texts.retry}
        </Button>
      }
    >
      {pageTexts.lastChecked({ time: dayAndTime(seoulTimeOf(Math.min(...instants))) })}
    </Notice>
  );
}

function CancelledNotice({ row, onClose }: { row: Cancelled; onClose: () => void }) {
  const { membershipId } = row;
  const { classes, context, areReady } = useDayLists(membershipId, useSeoulNow());
  if (!areReady) return null;
  const nearest = nearestOpen(row.classTime, rowsOf(classes), context);
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="ghost" size="sm" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="xxs">
        <Text as="strong">{reservationTexts.cancelled}</Text>
        <Text as="span">{classLabel(row)}</Text>
        {nearest.length > 0 && (
          <Inline gap="sm" rowGap="none">
            <Text as="span">{dayTexts.nearest}</Text>
            {nearest.map(({ classId, classTime }) => (
              <Link key={classId} href={dayManagementHref(membershipId, dateOf(classTime))}>
                {dayAndTime(classTime)}
              </Link>
            ))}
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}

/** A notice for each reservation that was cancelled since the last visit, until the user closes it. */
export function CancelledNotices() {
  const client = useQueryClient();
  const { data = [] } = useQuery(cancelledReservations);
  return data.map((row) => {
    const close = () => {
      client.setQueryData(cancelledReservations.queryKey, (told) =>
        told?.filter((other) => other !== row),
      );
      // The pressed button, which has the focus, is removed.
      focusHeading();
    };
    return <CancelledNotice key={row.reservationId} row={row} onClose={close} />;
  });
}
