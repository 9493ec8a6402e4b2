import type { ListState } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { idsFrom } from '../return-state.ts';
import { classesOn, hasBegunToday, type ManagedClass } from '../calendar/timetable.ts';
import { useDeletion } from './use-deletion.ts';

/**
 * Deleting on a day: its classes, which of them can be deleted, which are chosen, and why some could not be deleted.
 * `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`.
 */
export function useDeleteMode(
  date: string,
  state: ListState<ManagedClass>,
  now: string,
  onSend: (chosen: readonly ManagedClass[]) => void,
) {
  const [chosenIds, setChosenIds] = useRestorableState<readonly number[]>(
    `${date} classes`,
    [],
    idsFrom,
  );
  const { ask, failures, isPending } = useDeletion(date, onSend);
  const classes: ListState<ManagedClass> =
    state.status === 'ready' ? { status: 'ready', rows: classesOn(state.rows, date) } : state;
  const rows = classes.status === 'ready' ? classes.rows : [];
  const deletable = rows.filter((one) => !hasBegunToday(one, now));
  const chosen = deletable.filter(({ classId }) => chosenIds.includes(classId));
  return { classes, deletable, chosen, setChosenIds, ask, failures, isPending };
}

/** What deleting on a day needs to be shown. */
export type DeleteMode = ReturnType<typeof useDeleteMode>;
