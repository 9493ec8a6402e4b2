import { Button } from '@fitness/ui/Button';
import * as styles from '../calendar/DayDialog.css.ts';
import { dialogTexts } from '../texts.ts';
import { countOf } from '../calendar/timetable.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** 선택한 수업 삭제, and how many reservations that would take along; says why where no class of the day can be deleted. */
export function DeleteFooter({
  mode: { chosen, deletable, classes, ask, isPending },
}: {
  mode: DeleteMode;
}) {
  const count = countOf(chosen);
  const hasOnlyBegun =
    classes.status === 'ready' && classes.rows.length > 0 && deletable.length === 0;
  return (
    <>
      <p className={styles.chosen} aria-live="polite">
        {!hasOnlyBegun && dialogTexts.chosenClasses(count.classes, count.reservations)}
      </p>
      <Button
        variant="danger"
        isPending={isPending}
        disabledReason={hasOnlyBegun && !isPending ? dialogTexts.begunClass : undefined}
        onPress={() => void ask(chosen)}
      >
        {dialogTexts.delete}
      </Button>
    </>
  );
}
