import { Dialog } from '@fitness/ui/Dialog';
import { CheckInForm } from './CheckInForm.tsx';
import { checkInTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';

export interface CheckInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  checkIn: ReturnType<typeof useCheckIn>;
}

/** The dialog 출석 체크, which stays open for one member after the other. */
export function CheckInDialog({ isOpen, onClose, checkIn }: CheckInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={checkInTexts.title} isInUrl>
      <CheckInForm {...checkIn} />
    </Dialog>
  );
}
