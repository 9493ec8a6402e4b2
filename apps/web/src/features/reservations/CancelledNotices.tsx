import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { focusHeading } from '../../shared/layout/focus-heading.ts';
import { rowsOf } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { type Cancelled, useCancelled } from './cancelled.ts';
import { NearestClasses } from './day/NearestClasses.tsx';
import { useDayLists } from './day/use-day-lists.ts';
import { bookingOf } from './history/booking.ts';
import { reservationTexts } from './texts.ts';

function CancelledNotice({ row, close }: { row: Cancelled; close: (id: number) => void }) {
  const { classes, context, areMarksReady } = useDayLists(row.membershipId, useSeoulNow());
  if (!areMarksReady) return null;
  const onClose = () => {
    close(row.reservationId);
    // The pressed button, which has the focus, is removed.
    focusHeading();
  };
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
        <Text as="span">{bookingOf(row)}</Text>
        <NearestClasses
          to={row}
          classes={rowsOf(classes)}
          context={context}
          membershipId={row.membershipId}
        />
      </Stack>
    </Notice>
  );
}

/** A notice for each reservation that was cancelled since the last visit, until the user closes it. */
export function CancelledNotices() {
  const { cancelled, close } = useCancelled();
  return cancelled.map((row) => (
    <CancelledNotice key={row.reservationId} row={row} close={close} />
  ));
}
