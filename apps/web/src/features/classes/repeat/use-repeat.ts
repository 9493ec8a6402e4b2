import { whyNotDeletable } from '@fitness/api-contract/rules';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../shared/api/operations.ts';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { minuteOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { myClasses, type Subject, useCreateClass } from '../api.ts';
import type { ManagedClass } from '../calendar/timetable.ts';
import { classTexts, undeletableTexts } from '../texts.ts';
import { useSendEach } from '../use-send-each.ts';
import type { Slot, SlotState } from './plan.ts';
import { repeatTexts } from './texts.ts';

/** How old the list of classes may be when one of them is deleted, in milliseconds. */
const freshFor = 10_000;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function whyKept(item: ManagedClass): string | null {
  if (whyNotDeletable(item, seoulNow()) !== null) return undeletableTexts.tooLate;
  if (item.reservedMembers === null) return repeatTexts.keptUnknown;
  return item.reservedMembers.length > 0 ? repeatTexts.keptReserved : null;
}

/** Registers classes one after another, and deletes those it has registered; all of it lasts as long as the dialog. */
export function useRepeat({ classSubjectId }: Subject, classMaxCustomer: number) {
  const client = useQueryClient();
  const { alert, confirm } = useAlert();
  const createClass = useCreateClass();
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [activity, setActivity] = useState<'registering' | 'deleting' | 'stopping' | null>(null);
  const isStopped = useRef(false);

  const slotsIn = (...states: readonly SlotState[]) =>
    slots.filter(({ state }) => states.includes(state));
  const change = ({ classTime }: Slot, state: SlotState, reason?: string) => {
    const next = { classTime, state, ...(reason !== undefined && { reason }) };
    setSlots((before) => before.map((slot) => (slot.classTime === classTime ? next : slot)));
  };
  const begin = (next: 'registering' | 'deleting') => {
    isStopped.current = false;
    setActivity(next);
  };
  const common = { isStopped: () => isStopped.current };

  const registering = useSendEach({
    ...common,
    change: ({ classTime }: Slot) =>
      createClass({ classSubjectId, classTime, classMaxCustomer, classCustomerReserve: 0 }),
    onSent: (slot, reason) => change(slot, reason === undefined ? 'done' : 'failed', reason),
    onEnd: (left) => {
      for (const slot of left) change(slot, 'unsent');
      setActivity(null);
    },
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });
  const register = (left: readonly Slot[]) => {
    for (const slot of left) change(slot, 'left');
    begin('registering');
    void registering.run(left);
  };

  /** The class of a slot in the manager's list, which is read again where it is older than `staleTime`. */
  const classOf = async ({ classTime }: Slot, staleTime: number) => {
    const classes = await client.fetchQuery({ ...myClasses(), staleTime });
    return classes.find((item) => minuteOf(item.classTime) === minuteOf(classTime));
  };
  const deleting = useSendEach({
    ...common,
    confirm: async (registered: readonly Slot[]) => {
      const classes = await client.fetchQuery(myClasses());
      const listed = new Map(classes.map((item) => [minuteOf(item.classTime), item]));
      const found = registered.map((slot) => {
        const item = listed.get(minuteOf(slot.classTime));
        return { slot, item, reason: item && whyKept(item) };
      });
      const deletable = found.filter(({ reason }) => reason === null).map(({ slot }) => slot);
      const kept = found.filter(({ reason }) => reason).length;
      const keptText = kept > 0 ? ` ${repeatTexts.undoKept({ count: kept })}` : '';
      const [first, last] = [deletable[0], deletable.at(-1)];
      if (first === undefined || last === undefined) {
        await alert(repeatTexts.nothingToUndo + keptText);
        return [];
      }
      const [from, to] = [formatDay(first.classTime), formatDay(last.classTime)];
      const question = repeatTexts.undoQuestion({ count: deletable.length });
      const isConfirmed = await confirm(question + keptText, {
        subject: from === to ? from : repeatTexts.range({ from, to }),
        confirmLabel: classTexts.delete,
        cancelLabel: classTexts.back,
      });
      if (!isConfirmed) return [];
      for (const { slot, item, reason } of found) {
        if (reason) change(slot, 'done', reason);
        else change(slot, item === undefined ? 'deleted' : 'deleting');
      }
      begin('deleting');
      return deletable;
    },
    change: async (slot: Slot) => {
      const item = await classOf(slot, freshFor);
      if (item === undefined) return;
      const reason = whyKept(item);
      if (reason !== null) throw new Error(reason);
      await send(client, 'deleteClass', { params: { path: { classId: item.classId } } });
    },
    onSent: (slot, reason) => change(slot, reason === undefined ? 'deleted' : 'done', reason),
    onEnd: (left) => {
      for (const slot of left) change(slot, 'done');
      setActivity(null);
    },
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const hasResults = activity !== null || slotsIn('done', 'failed', 'unsent').length > 0;
  useEffect(() => {
    if (!hasResults) return undefined;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [hasResults]);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);

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
    undo: () => void deleting.run(slotsIn('done')),
    /** Sends nothing after the pending request. */
    stop: () => {
      stop();
      setActivity('stopping');
    },
    /** Removes the results; what is not sent yet is not sent any more. */
    clear: () => {
      stop();
      setSlots([]);
    },
  };
}

export type Repeat = ReturnType<typeof useRepeat>;
