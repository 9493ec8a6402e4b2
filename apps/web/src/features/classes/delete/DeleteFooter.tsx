import { Button } from '@fitness/ui/Button';
import * as styles from '../calendar/DayDialog.css.ts';
import { formatCount } from '../../../shared/format/format.ts';
import { dialogTexts } from '../texts.ts';
import { countOf } from '../calendar/timetable.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** 선택한 수업 삭제, and how many reservations that would take along; says why where no class of the day can be deleted. */
export function DeleteFooter({
  mode: { chosen, deletable, classes: state, ask, isPending },
}: {
  mode: DeleteMode;
}) {
  const { classes, reservations } = countOf(chosen);
  const hasOnlyBegun = state.status === 'ready' && state.rows.length > 0 && deletable.length === 0;
  return (
    <>
      <p className={styles.chosen} aria-live="polite">
        {!hasOnlyBegun &&
          dialogTexts.chosenClasses({
            count: classes,
            reservations: formatCount(reservations, '건'),
          })}
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
