import { whyNotCancellable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { noValue } from '../../shared/format/format.ts';
import { useCancel } from './api.ts';
import type { Pass } from './passes.ts';
import type { HistoryReservation, Reservation } from './reservations.ts';
import { reservationTexts, uncancellableTexts } from './texts.ts';

type ClassTitleProps = Partial<Pick<HistoryReservation, 'classSubject' | 'trainerName'>> & {
  subjectId?: string;
};

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({ classSubject, trainerName, subjectId }: ClassTitleProps) {
  return (
    <>
      <span id={subjectId}>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
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
  pass: Pass | undefined;
  now: string;
  /** The day and time, or the time alone, which the button is named with. */
  time: string;
  variant: 'danger' | 'secondary';
  /** The id of the subject, where several classes may share the time. */
  subjectId?: string;
};

export function CancelButton({ row, pass, now, time, variant, subjectId }: CancelButtonProps) {
  const { cancel, isPending } = useCancel(row, pass, now);
  const whyNot = isPending ? null : whyNotCancellable(row, now);
  return (
    <Button
      variant={variant}
      size="sm"
      isPending={isPending}
      disabledReason={whyNot ? uncancellableTexts[whyNot] : undefined}
      onPress={() => void cancel()}
      aria-describedby={whyNot ? undefined : subjectId}
    >
      <span>{reservationTexts.cancel}</span>
      <VisuallyHidden>{` ${time}`}</VisuallyHidden>
    </Button>
  );
}
