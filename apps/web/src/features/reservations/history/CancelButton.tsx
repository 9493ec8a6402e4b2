import { Button } from '@fitness/ui/Button';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useCancel } from '../api.ts';

export interface CancelButtonProps {
  reservationId: number;
  /** Which reservation it is, as the end of the button's name. */
  when: string;
  disabledReason?: string | undefined;
}

/** 예약 취소, which asks before it cancels. */
export function CancelButton({ reservationId, when, disabledReason }: CancelButtonProps) {
  const { cancel, isPending } = useCancel(reservationId);
  return (
    <Button
      variant="danger"
      size="sm"
      isPending={isPending}
      disabledReason={isPending ? undefined : disabledReason}
      onPress={cancel}
    >
      예약 취소<VisuallyHidden>{` ${when}`}</VisuallyHidden>
    </Button>
  );
}
