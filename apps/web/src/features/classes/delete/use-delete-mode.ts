import { useAlert } from '@fitness/ui/AlertDialog';
import { useState } from 'react';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { classesOn } from '../../../shared/dates/date-times.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { useDeleteClass } from '../api.ts';
import { countOf, hasStartedToday, type ManagedClass } from '../calendar/timetable.ts';
import { parseIds } from '../return-state.ts';
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
 * The state of deleting on a date; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`, and `onSend` is called with the
 * classes once their deletion is confirmed.
 */
export function useDeleteMode(
  date: string,
  state: ListState<ManagedClass>,
  now: string,
  onSend: (selected: readonly ManagedClass[]) => void,
) {
  const { alert, confirm } = useAlert();
  const [selectedIds, setSelectedIds] = useRestorableState<readonly number[]>(
    `${date} classes`,
    [],
    parseIds,
  );
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, isPending, isPendingNow } = useBatch({
    change: useDeleteClass(),
    onFinish: (failed) =>
      setFailures(new Map(failed.map(({ item, reason }) => [item.classId, reason]))),
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const classes: ListState<ManagedClass> =
    state.status === 'ready' ? { status: 'ready', rows: classesOn(state.rows, date) } : state;
  const rows = classes.status === 'ready' ? classes.rows : [];
  const deletable = rows.filter((item) => !hasStartedToday(item, now));
  const selected = deletable.filter(({ classId }) => selectedIds.includes(classId));

  const confirmAndDelete = async () => {
    if (isPendingNow()) return;
    if (date < seoulToday()) return alert(classTexts.deletePast);
    if (selected.length === 0) return alert(classTexts.noClass);
    if (!(await confirm(questionFor(selected), { tone: 'danger' }))) return;
    onSend(selected);
    await run(selected);
  };
  return { classes, deletable, selected, setSelectedIds, confirmAndDelete, failures, isPending };
}

export type DeleteMode = ReturnType<typeof useDeleteMode>;
