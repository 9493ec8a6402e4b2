import { useAlert } from '@fitness/ui/AlertDialog';
import { useQuery } from '@tanstack/react-query';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { listStateOf, rowsOf } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { registeredTimes, type Subject, useCreateClass } from '../api.ts';
import { parseFailures, parseSlots, parseText } from '../return-state.ts';
import { classTexts, dialogTexts, unregistrableTexts } from '../texts.ts';
import { useSendEach } from '../use-send-each.ts';
import {
  classTimeOf,
  defaultMaximum,
  maximumError,
  type Outcome,
  parseMaximum,
  registeredSlots,
  startedSlots,
  withoutRetry,
  withPending,
} from './slots.ts';

function errorOf(date: string, slots: readonly string[], maximum: number) {
  if (date < seoulToday()) return unregistrableTexts.pastDate;
  return slots.length === 0 ? classTexts.noSlot : maximumError(maximum);
}

/**
 * The state of registering on a date, with the slots that are chosen at first; `now` is the minute in Asia/Seoul,
 * `YYYY-MM-DDTHH:mm`.
 */
export function useRegisterMode(
  date: string,
  subject: Subject,
  now: string,
  firstSlots: readonly string[] = [],
) {
  const { classSubjectId, classSubjectName } = subject;
  const { alert } = useAlert();
  const createClass = useCreateClass();
  const times = listStateOf(useQuery(registeredTimes(date)));
  const [selected, setSelected] = useRestorableState(`${date} slots`, firstSlots, parseSlots);
  const firstMaximum = String(defaultMaximum(classSubjectName));
  const [maximum, setMaximum] = useRestorableState(`${date} maximum`, firstMaximum, parseText);
  const [outcomes, setOutcomes] = useRestorableState(`${date} outcomes`, [], parseFailures);
  const registered = registeredSlots(rowsOf(times), date);
  const started = startedSlots(date, now);

  // A selected slot that has a class is deselected; otherwise the next 등록 after deleting that class would register it again.
  const kept = selected.filter((slot) => !registered.has(slot));
  if (kept.length < selected.length) setSelected(kept);
  const settled = withoutRetry(outcomes, registered);
  if (settled !== outcomes) setOutcomes(settled);
  // A started slot stays selected but is not sent, because the clock may be set back.
  const free = kept.filter((slot) => !started.has(slot));
  const leftOut = kept.filter((slot) => started.has(slot));

  const settle = (outcome: Outcome) =>
    setOutcomes((before) => before.map((other) => (other.slot === outcome.slot ? outcome : other)));

  const { run, isPending, isPendingNow } = useSendEach({
    change: ({ slot, classMaxCustomer }: { slot: string; classMaxCustomer: number }) => {
      const classTime = classTimeOf(date, slot);
      return createClass({ classSubjectId, classTime, classMaxCustomer, classCustomerReserve: 0 });
    },
    onSent: ({ slot }, reason) =>
      settle(
        reason === undefined
          ? { slot, status: 'done' }
          : { slot, status: 'failed', reason, canRetry: true },
      ),
    onEnd: (left, reason = '') => {
      for (const { slot } of left) settle({ slot, status: 'failed', reason, canRetry: true });
    },
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });

  /** Resolves, after the user has closed the failure alert, to whether some slots failed. */
  const register = async (slots: readonly string[]) => {
    if (isPendingNow()) return false;
    const classMaxCustomer = parseMaximum(maximum);
    const error = errorOf(date, slots, classMaxCustomer);
    if (error !== null) {
      await alert(error);
      return false;
    }
    setSelected(free.filter((slot) => !slots.includes(slot)));
    setOutcomes((before) => withPending(before, slots));
    const isDone = await run(slots.map((slot) => ({ slot, classMaxCustomer })));
    // What was typed meanwhile is for the next classes.
    if (isDone) setMaximum((before) => (before === maximum ? firstMaximum : before));
    return !isDone;
  };

  /** Clears the selection and the outcomes of deleted slots, so that nothing chosen before a deletion is sent after it. */
  const clear = (deleted: readonly string[]) => {
    setSelected([]);
    setOutcomes((before) => before.filter(({ slot }) => !deleted.includes(slot)));
  };

  return {
    times,
    registered,
    started,
    selected: free,
    summary: dialogTexts.selectedSlots({ count: free.length }),
    setSelected: (next: readonly string[]) => setSelected([...next, ...leftOut]),
    maximum,
    setMaximum,
    register,
    outcomes: withoutRetry(settled, started),
    isPending,
    clear,
  };
}

export type RegisterMode = ReturnType<typeof useRegisterMode>;
