import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { registeredTimes, type Subject } from '../api.ts';
import { slotsFrom, typedFrom } from '../return-state.ts';
import { begunSlots, defaultMaximum, takenSlots } from './slots.ts';
import { useRegistration } from './use-registration.ts';

/**
 * Registering on a day: its hours, which of them are chosen, for how many people, and what became of those that were sent.
 * `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`.
 */
export function useRegisterMode(date: string, subject: Subject, now: string) {
  const times = listStateOf(useQuery(registeredTimes(date)));
  const [chosen, setChosen] = useRestorableState<readonly string[]>(`${date} slots`, [], slotsFrom);
  const [maximum, setMaximum] = useRestorableState(
    `${date} maximum`,
    String(defaultMaximum(subject.classSubjectName)),
    typedFrom,
  );
  const taken = takenSlots(times.status === 'ready' ? times.rows : [], date);
  const begun = begunSlots(date, now);
  const closed = new Set([...taken, ...begun]);
  const unchoose = (slots: readonly string[]) =>
    setChosen((before) => before.filter((slot) => !slots.includes(slot)));
  const { register, forget, outcomes, isPending } = useRegistration(
    date,
    subject,
    closed,
    unchoose,
  );

  // An hour that holds a class is not chosen any more: once that class is deleted, the next 등록 would bring it back.
  const free = chosen.filter((slot) => !closed.has(slot));
  if (free.length < chosen.length) setChosen(free);

  /** Nothing that was chosen or tried before a deletion is sent after it. */
  const clear = (deleted: readonly string[]) => {
    setChosen([]);
    forget(deleted);
  };

  return {
    times,
    taken,
    begun,
    chosen: free,
    setChosen,
    maximum,
    setMaximum,
    register,
    outcomes,
    isPending,
    clear,
  };
}

/** What registering on a day needs to be shown. */
export type RegisterMode = ReturnType<typeof useRegisterMode>;
