import { useState } from 'react';
import type { ListState } from '../../shared/list-state.ts';
import { classesOn, type ManagedClass } from './timetable.ts';
import { useDeletion } from './use-deletion.ts';

/** Deleting on a day: its classes, which of them are chosen, and why some could not be deleted. */
export const useDeleteMode = (date: string, state: ListState<ManagedClass>, onSend: (chosen: readonly ManagedClass[]) => void) => {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const { ask, failures, isPending } = useDeletion(date, onSend);
  const classes: ListState<ManagedClass> = state.status === 'ready' ? { status: 'ready', rows: classesOn(state.rows, date) } : state;
  const chosen = classes.status === 'ready' ? classes.rows.filter(({ classId }) => chosenIds.has(classId)) : [];
  return { classes, chosen, chosenIds, setChosenIds, ask, failures, isPending };
};

/** What deleting on a day needs to be shown. */
export type DeleteMode = ReturnType<typeof useDeleteMode>;
