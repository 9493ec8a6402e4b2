import { useAlert } from '@fitness/ui/AlertDialog';
import { useState } from 'react';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { useDeleteClass } from '../api.ts';
import { countOf, type ManagedClass } from '../calendar/timetable.ts';
import { classTexts } from '../texts.ts';
import { useBatch } from '../use-batch.ts';

function questionFor(selected: readonly ManagedClass[]) {
  const { classes, reservations } = countOf(selected);
  const consequence =
    reservations === null
      ? classTexts.mayCancelReservations
      : classTexts.cancelsReservations({ count: reservations });
  return `${classTexts.deleteQuestion({ count: classes })} ${consequence}`;
}

/**
 * Deletes classes of a date after a confirmation and holds why some could not be deleted, by class id; `onSend` is called
 * with the classes once they are confirmed.
 */
export function useDeletion(date: string, onSend: (selected: readonly ManagedClass[]) => void) {
  const { alert, confirm } = useAlert();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, isPending, isPendingNow } = useBatch({
    change: useDeleteClass(),
    onFinish: (failed) =>
      setFailures(new Map(failed.map(({ item, reason }) => [item.classId, reason]))),
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const confirmAndDelete = async (selected: readonly ManagedClass[]) => {
    if (isPendingNow()) return;
    if (date < seoulToday()) return alert(classTexts.deletePast);
    if (selected.length === 0) return alert(classTexts.noClass);
    if (!(await confirm(questionFor(selected), { tone: 'danger' }))) return;
    onSend(selected);
    await run(selected);
  };
  return { confirmAndDelete, failures, isPending };
}
