import { useAlert } from '@fitness/ui/AlertDialog';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { type Subject, useCreateClass } from '../api.ts';
import { parseFailures } from '../return-state.ts';
import { classTexts } from '../texts.ts';
import { useBatch } from '../use-batch.ts';
import {
  classTimeOf,
  maximumError,
  type Outcome,
  parseMaximum,
  withoutRetry,
  withPending,
} from './slots.ts';

function errorOf(date: string, slots: readonly string[], maximum: number) {
  if (date < seoulToday()) return classTexts.registerPast;
  return slots.length === 0 ? classTexts.noSlot : maximumError(maximum);
}

/** Registers slots and holds the outcome of each; `onSend` receives them once they are valid. */
export function useRegistration(
  date: string,
  { classSubjectId }: Subject,
  closed: ReadonlySet<string>,
  onSend: (slots: readonly string[]) => void,
) {
  const { alert } = useAlert();
  const createClass = useCreateClass();
  const [outcomes, setOutcomes] = useRestorableState<readonly Outcome[]>(
    `${date} outcomes`,
    [],
    parseFailures,
  );
  const settled = withoutRetry(outcomes, closed);
  if (settled !== outcomes) setOutcomes(settled);

  const settle = (outcome: Outcome) =>
    setOutcomes((before) => before.map((other) => (other.slot === outcome.slot ? outcome : other)));

  const { run, isPending, isPendingNow } = useBatch({
    change: async ({ slot, maximum }: { slot: string; maximum: number }) => {
      try {
        await createClass({
          classSubjectId,
          classTime: classTimeOf(date, slot),
          classMaxCustomer: maximum,
          classCustomerReserve: 0,
        });
        settle({ slot, status: 'done' });
      } catch (error) {
        settle({ slot, status: 'failed', reason: errorMessageOf(error), canRetry: true });
        throw error;
      }
    },
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });

  /** Resolves to whether some slots failed, once the user has acknowledged it. */
  const register = async (slots: readonly string[], typedMaximum: string) => {
    if (isPendingNow()) return false;
    const maximum = parseMaximum(typedMaximum);
    const error = errorOf(date, slots, maximum);
    if (error !== null) {
      await alert(error);
      return false;
    }
    onSend(slots);
    setOutcomes((before) => withPending(before, slots));
    const failures = await run(slots.map((slot) => ({ slot, maximum })));
    return failures.length > 0;
  };

  /** Drops the outcomes of slots whose classes are being deleted. */
  const forget = (slots: readonly string[]) =>
    setOutcomes((before) => before.filter(({ slot }) => !slots.includes(slot)));

  return { register, forget, outcomes: settled, isPending };
}
