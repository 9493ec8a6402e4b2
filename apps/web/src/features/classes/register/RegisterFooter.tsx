import { Button } from '@fitness/ui/Button';
import * as styles from '../calendar/DayDialog.css.ts';
import { dialogTexts } from '../texts.ts';

export interface RegisterFooterProps {
  /** How many slots are chosen. */
  count: number;
  isPending: boolean;
  onRegister: () => void;
}

/** 등록, and how much it will register. */
export function RegisterFooter({ count, isPending, onRegister }: RegisterFooterProps) {
  return (
    <>
      <p className={styles.chosen} aria-live="polite">
        {dialogTexts.chosenSlots({ count })}
      </p>
      <Button isPending={isPending} onPress={onRegister}>
        {dialogTexts.register}
      </Button>
    </>
  );
}
