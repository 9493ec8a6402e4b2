import { classesOn } from '../../../shared/dates/date-times.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { useReturnState } from '../../../shared/session/return-state.ts';
import { hasStartedToday, type ManagedClass } from '../calendar/timetable.ts';
import { parseIds } from '../return-state.ts';
import { useDeletion } from './use-deletion.ts';

/** The state of deleting on a date; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useDeleteMode(
  date: string,
  state: ListState<ManagedClass>,
  now: string,
  onSend: (selected: readonly ManagedClass[]) => void,
) {
  const [selectedIds, setSelectedIds] = useReturnState<readonly number[]>(
    `${date} classes`,
    [],
    parseIds,
  );
  const classes: ListState<ManagedClass> =
    state.status === 'ready' ? { status: 'ready', rows: classesOn(state.rows, date) } : state;
  const rows = classes.status === 'ready' ? classes.rows : [];
  const deletable = rows.filter((item) => !hasStartedToday(item, now));
  const selected = deletable.filter(({ classId }) => selectedIds.includes(classId));
  return { classes, deletable, selected, setSelectedIds, ...useDeletion(date, onSend) };
}

export type DeleteMode = ReturnType<typeof useDeleteMode>;
