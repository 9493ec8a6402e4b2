import { whyNotCancellable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { noValue } from '../../lib/format.ts';
import { useCancel } from './api.ts';
import type { HistoryReservation, Reservation } from './reservations.ts';
import { reservationTexts, uncancellableTexts } from './texts.ts';

type ClassTitleProps = Partial<Pick<HistoryReservation, 'classSubject' | 'trainerName'>>;

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({ classSubject, trainerName }: ClassTitleProps) {
  return (
    <>
      <span>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <Text as="span" color="muted" weight="regular">
          {trainerName ?? noValue}
        </Text>
      )}
    </>
  );
}

type CancelButtonProps = {
  row: Reservation;
  now: string;
  /** The day and time, or the time alone, which the button is named with. */
  time: string;
};

export function CancelButton({ row, now, time }: CancelButtonProps) {
  const { cancel, isPending } = useCancel(row);
  const whyNot = isPending ? null : whyNotCancellable(row, now);
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isPending}
      disabledReason={whyNot ? uncancellableTexts[whyNot] : undefined}
      onPress={() => void cancel()}
    >
      <span>{reservationTexts.cancel}</span>
      <VisuallyHidden>{` ${time}`}</VisuallyHidden>
    </Button>
  );
}
