import { useAlert } from '@fitness/ui/AlertDialog';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type Batch, slotsIn } from './batch.ts';
import type { Deletion } from './run-batch.ts';
import { batchTexts, repeatTexts } from './texts.ts';
import { classTexts } from '../texts.ts';
import type { Repeat } from './use-repeat.ts';

/** The actions on a batch that ask first. */
export function useBatchActions(repeat: Repeat, batch: Batch) {
  const { alert, confirm } = useAlert();

  const giveUp = async () => {
    const count = slotsIn(batch, 'left').length;
    const isConfirmed = await confirm(batchTexts.giveUpQuestion({ count }), {
      confirmLabel: batchTexts.giveUpConfirm,
      cancelLabel: classTexts.back,
    });
    if (isConfirmed) repeat.giveUp();
  };

  const confirmDeletion = async ({ classes, kept }: Deletion) => {
    const [first, last] = [classes[0], classes.at(-1)];
    const keptText = kept > 0 ? batchTexts.undoKept({ count: kept }) : '';
    if (first === undefined || last === undefined) {
      await alert(`${batchTexts.nothingToUndo} ${keptText}`.trim());
      return false;
    }
    const question = batchTexts.undoQuestion({ count: classes.length });
    const days = { from: formatDay(first.classTime), to: formatDay(last.classTime) };
    return confirm(`${question} ${keptText}`.trim(), {
      subject: days.from === days.to ? days.from : repeatTexts.range(days),
      confirmLabel: classTexts.delete,
      cancelLabel: classTexts.back,
    });
  };
  return { giveUp, undo: () => repeat.undo(confirmDeletion) };
}
