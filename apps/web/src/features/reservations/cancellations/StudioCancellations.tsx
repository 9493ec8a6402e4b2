import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { minuteOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { formatHours } from '../../../shared/format/format-hours.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { focusHeading } from '../../../shared/layout/focus-heading.ts';
import { rowsOf } from '../../../shared/list/list-state.ts';
import { useSession } from '../../../shared/session/session.ts';
import { texts } from '../../../shared/texts.ts';
import { NearestClasses } from '../day/NearestClasses.tsx';
import { useDayLists } from '../day/use-day-lists.ts';
import { cancellationTexts } from '../texts.ts';
import {
  type Cancellation,
  noteRead,
  refreshCancellations,
  useCancellations,
} from './cancellations.ts';

/** The class of a reservation that the studio cancelled, as far as it is known. */
function classOf({ classTime, classSubject, trainerName }: Cancellation) {
  const time = classTime === null ? null : `${formatDay(classTime)} ${formatHours(classTime)}`;
  const what = [classSubject, trainerName].flatMap((text) => (text === null ? [] : isolated(text)));
  return [time, what.join(' ')].filter(Boolean).join(' · ');
}

function StudioCancellation({ cancellation }: { cancellation: Cancellation }) {
  const { membershipId, reservationId, classTime, classSubject, trainerName } = cancellation;
  const client = useQueryClient();
  const { userId } = useSession();
  const { classes, context, areMarksReady } = useDayLists(membershipId, useSeoulNow());
  const rows = rowsOf(classes);
  if (classes.status === 'loading') return null;
  // If the class still takes place, it was the user who cancelled, on another device.
  const isStillListed = rows.some(
    (item) =>
      classTime !== null &&
      minuteOf(item.classTime) === minuteOf(classTime) &&
      item.trainerName === trainerName,
  );
  if (isStillListed) return null;
  const close = async () => {
    await noteRead(userId ?? '', reservationId);
    await refreshCancellations(client);
    // The pressed button, which has the focus, is removed.
    focusHeading();
  };
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="ghost" size="sm" onPress={() => void close()}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="xxs">
        <Text as="strong">{cancellationTexts.byStudio}</Text>
        <Text as="span">{classOf(cancellation)}</Text>
        {classTime !== null && (
          <NearestClasses
            to={{ classTime, classSubject, trainerName }}
            classes={rows}
            context={context}
            membershipId={membershipId}
            isLoading={!areMarksReady}
          />
        )}
      </Stack>
    </Notice>
  );
}

/** A notice for each reservation that the studio has cancelled since the last visit, until the user closes it. */
export function StudioCancellations() {
  return useCancellations()
    .filter(({ by, isRead }) => by === 'studio' && !isRead)
    .map((each) => <StudioCancellation key={each.reservationId} cancellation={each} />);
}
