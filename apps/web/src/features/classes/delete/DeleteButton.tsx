import { Button } from '@fitness/ui/Button';
import { formatCount } from '../../../shared/format/format.ts';
import { countOf } from '../calendar/timetable.ts';
import { dialogTexts } from '../texts.ts';
import type { DeleteMode } from './use-delete-mode.ts';

function haveAllStarted({ classes, deletable }: DeleteMode) {
  return classes.status === 'ready' && classes.rows.length > 0 && deletable.length === 0;
}

/** How many classes and reservations are selected; nothing where no class can be. */
export function deleteSummaryOf(mode: DeleteMode) {
  if (haveAllStarted(mode)) return '';
  const { classes: count, reservations } = countOf(mode.selected);
  return dialogTexts.selectedClasses({ count, reservations: formatCount(reservations, '건') });
}

/** Deletes the selected classes; disabled if all have started. */
export function DeleteButton({ mode }: { mode: DeleteMode }) {
  return (
    <Button
      variant="danger"
      isPending={mode.isPending}
      disabledReason={
        haveAllStarted(mode) && !mode.isPending ? dialogTexts.startedClass : undefined
      }
      onPress={() => void mode.confirmAndDelete()}
    >
      {dialogTexts.delete}
    </Button>
  );
}
