import { Button } from '@fitness/ui/Button';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useCancel } from '../api.ts';

export interface CancelButtonProps {
  reservationId: number;
  /** The end of the button's accessible name. */
  when: string;
  disabledReason?: string | undefined;
}

/** Cancels a reservation after a confirmation. */
export function CancelButton({ reservationId, when, disabledReason }: CancelButtonProps) {
  const { cancel, isPending } = useCancel(reservationId);
  return (
    <Button
      variant="danger"
      size="sm"
      isPending={isPending}
      disabledReason={isPending ? undefined : disabledReason}
      onPress={() => void cancel()}
    >
      예약 취소<VisuallyHidden>{` ${when}`}</VisuallyHidden>
    </Button>
  );
}
