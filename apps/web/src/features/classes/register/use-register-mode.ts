import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { registeredTimes, type Subject } from '../api.ts';
import { parseSlots, parseText } from '../return-state.ts';
import { defaultMaximum, registeredSlots, startedSlots } from './slots.ts';
import { useRegistration } from './use-registration.ts';

/** The state of registering on a date; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useRegisterMode(date: string, subject: Subject, now: string) {
  const times = listStateOf(useQuery(registeredTimes(date)));
  const [selected, setSelected] = useRestorableState<readonly string[]>(
    `${date} slots`,
    [],
    parseSlots,
  );
  const [maximum, setMaximum] = useRestorableState(
    `${date} maximum`,
    String(defaultMaximum(subject.classSubjectName)),
    parseText,
  );
  const registered = registeredSlots(times.status === 'ready' ? times.rows : [], date);
  const started = startedSlots(date, now);
  const closed = new Set([...registered, ...started]);
  const { register, forget, outcomes, isPending } = useRegistration(
    date,
    subject,
    closed,
    (slots) => setSelected((before) => before.filter((slot) => !slots.includes(slot))),
  );

  // A selected slot that holds a class is dropped: once that class is deleted, the next 등록 would bring it back.
  const free = selected.filter((slot) => !closed.has(slot));
  if (free.length < selected.length) setSelected(free);

  /** Nothing that was selected or tried before a deletion is sent after it. */
  const clear = (deleted: readonly string[]) => {
    setSelected([]);
    forget(deleted);
  };

  return {
    times,
    registered,
    started,
    selected: free,
    setSelected,
    maximum,
    setMaximum,
    register: (slots: readonly string[]) => register(slots, maximum),
    outcomes,
    isPending,
    clear,
  };
}

export type RegisterMode = ReturnType<typeof useRegisterMode>;
