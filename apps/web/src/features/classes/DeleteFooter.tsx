import { Button } from '@fitness/ui/Button';
import * as styles from './DayDialog.css.ts';
import { dialogTexts } from './texts.ts';
import { countOf, type ManagedClass } from './timetable.ts';

export interface DeleteFooterProps {
  chosen: readonly ManagedClass[];
  isPending: boolean;
  onDelete: () => void;
}

/** 선택한 수업 삭제, and how many reservations that would take along. */
export const DeleteFooter = ({ chosen, isPending, onDelete }: DeleteFooterProps) => {
  const { classes, reservations } = countOf(chosen);
  return (
    <>
      <p className={styles.chosen} aria-live="polite">
        {dialogTexts.chosenClasses(classes, reservations)}
      </p>
      <Button variant="danger" isPending={isPending} onPress={onDelete}>
        {dialogTexts.delete}
      </Button>
    </>
  );
};
