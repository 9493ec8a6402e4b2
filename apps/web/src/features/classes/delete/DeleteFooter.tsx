import { Button } from '@fitness/ui/Button';
import { formatCount } from '../../../shared/format/format.ts';
import * as styles from '../calendar/DayDialog.css.ts';
import { countOf } from '../calendar/timetable.ts';
import { dialogTexts } from '../texts.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** The selected numbers and the delete button, which is disabled if all classes have started. */
export function DeleteFooter({
  mode: { selected, deletable, classes: state, confirmAndDelete, isPending },
}: {
  mode: DeleteMode;
}) {
  const { classes: count, reservations } = countOf(selected);
  const haveAllStarted =
    state.status === 'ready' && state.rows.length > 0 && deletable.length === 0;
  return (
    <>
      <p className={styles.selected} aria-live="polite">
        {!haveAllStarted &&
          dialogTexts.selectedClasses({ count, reservations: formatCount(reservations, '건') })}
      </p>
      <Button
        variant="danger"
        isPending={isPending}
        disabledReason={haveAllStarted && !isPending ? dialogTexts.startedClass : undefined}
        onPress={() => void confirmAndDelete()}
      >
        {dialogTexts.delete}
      </Button>
    </>
  );
}
