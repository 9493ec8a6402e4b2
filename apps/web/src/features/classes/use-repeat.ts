import { whyNotDeletable } from '@fitness/api-contract/rules';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { seoulNow } from '../../shared/dates/clock.ts';
import { minuteOf } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { createClass, deleteClass, myClasses, type Subject } from './api.ts';
import type { ManagedClass } from './timetable.ts';
import { classTexts, undeletableTexts } from './texts.ts';
import { useSendEach } from './use-send-each.ts';
import type { Slot, SlotState } from './repeat-plan.ts';
import { repeatTexts } from './repeat-texts.ts';

/** How old the list of classes may be when one of them is deleted, in milliseconds. */
const freshFor = 10_000;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Why a class that was registered is not deleted; null if it can be, or is not there any more. */
function whyKept(item: ManagedClass | undefined): string | null {
  if (item === undefined) return null;
  if (whyNotDeletable(item, seoulNow()) !== null) return undeletableTexts.tooLate;
  if (item.reservedMembers === null) return repeatTexts.keptUnchecked;
  return item.reservedMembers.length > 0 ? repeatTexts.keptReserved : null;
}

/** Registers classes one after another, and deletes those it has registered; all of it lasts as long as the dialog. */
export function useRepeat({ classSubjectId }: Subject, classMaxCustomer: number) {
  const client = useQueryClient();
  const { alert, confirm } = useAlert();
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [activity, setActivity] = useState<'registering' | 'deleting' | 'stopping' | null>(null);
  const isStopped = useRef(false);

  const slotsIn = (...states: readonly SlotState[]) =>
    slots.filter(({ state }) => states.includes(state));
  const change = ({ classTime }: Slot, state: SlotState, reason?: string | null) => {
    const next = { classTime, state, ...(reason && { reason }) };
    setSlots((before) => before.map((slot) => (slot.classTime === classTime ? next : slot)));
  };
  const begin = (next: 'registering' | 'deleting') => {
    isStopped.current = false;
    setActivity(next);
  };
  /** The list of classes by minute, read again where it is older than `staleTime`. */
  const readClasses = async (staleTime: number) => {
    const classes = await client.fetchQuery({ ...myClasses(), staleTime });
    return new Map(classes.map((item) => [minuteOf(item.classTime), item]));
  };

  const registering = useSendEach({
    change: ({ classTime }: Slot) => createClass({ classSubjectId, classTime, classMaxCustomer }),
    onSent: (slot, reason) => change(slot, reason === undefined ? 'done' : 'failed', reason),
    onEnd: (left) => {
      for (const slot of left) change(slot, 'unsent');
      setActivity(null);
    },
    isStopped: () => isStopped.current,
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });
  const register = (left: readonly Slot[]) => {
    for (const slot of left) change(slot, 'left');
    begin('registering');
    void registering.mutate(left);
  };

  /** Resolves to the classes to delete: those that nobody has reserved, if the user agrees. */
  const askToDelete = async (registered: readonly Slot[]) => {
    const classes = await readClasses(0);
    const reasonOf = ({ classTime }: Slot) => whyKept(classes.get(minuteOf(classTime)));
    const deletable = registered.filter((slot) => reasonOf(slot) === null);
    const kept = registered.length - deletable.length;
    const keptText = kept > 0 ? ` ${repeatTexts.undoKept({ count: kept })}` : '';
    if (deletable.length === 0) {
      await alert(repeatTexts.nothingToUndo + keptText);
      return [];
    }
    const [from, to] = [deletable[0]!, deletable.at(-1)!].map((slot) => formatDay(slot.classTime));
    const question = repeatTexts.undoQuestion({ count: deletable.length });
    const isConfirmed = await confirm(question + keptText, {
      subject: from === to ? from! : repeatTexts.range({ from: from!, to: to! }),
      confirmLabel: classTexts.delete,
      cancelLabel: classTexts.back,
    });
    if (!isConfirmed) return [];
    for (const slot of registered)
      change(slot, reasonOf(slot) === null ? 'deleting' : 'done', reasonOf(slot));
    begin('deleting');
    return deletable;
  };
  const deleting = useSendEach({
    confirm: askToDelete,
    change: async ({ classTime }: Slot) => {
      const item = (await readClasses(freshFor)).get(minuteOf(classTime));
      const reason = whyKept(item);
      if (reason !== null) throw new Error(reason);
      if (item !== undefined) await deleteClass(item);
    },
    onSent: (slot, reason) => change(slot, reason === undefined ? 'deleted' : 'done', reason),
    onEnd: (left) => {
      for (const slot of left) change(slot, 'done');
      setActivity(null);
    },
    isStopped: () => isStopped.current,
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const hasResults = activity !== null || slotsIn('done', 'failed', 'unsent').length > 0;
  useEffect(() => {
    if (!hasResults) return undefined;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [hasResults]);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  return {
    slots,
    slotsIn,
    activity,
    isPending: registering.isPending,
    /** Whether something is being done, or has results that would be lost. */
    hasResults,
    start: (planned: readonly Slot[]) => {
      setSlots(planned);
      register(planned);
    },
    /** Sends what has failed or was not sent. */
    retry: () => register(slotsIn('failed', 'unsent')),
    undo: () => void deleting.mutate(slotsIn('done')),
    /** Sends nothing after the pending request. */
    stop: () => {
      isStopped.current = true;
      setActivity('stopping');
    },
    /** Removes the results; what is not sent yet is not sent any more. */
    clear: () => {
      isStopped.current = true;
      setSlots([]);
    },
  };
}

export type Repeat = ReturnType<typeof useRepeat>;
