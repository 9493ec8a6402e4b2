import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { type Subject, useCreateClass, useIsChanging, useRefreshClasses } from '../api.ts';
import { reasonsOf } from '../reasons.ts';
import { failuresFrom } from '../return-state.ts';
import {
  classTimeOf,
  type Failure,
  failuresOf,
  maximumFrom,
  maximumRefusal,
  type Outcome,
  withoutRetry,
  withUnderWay,
} from './slots.ts';
import { classTexts } from '../texts.ts';

function reviewProblemOf(date: string, slots: readonly string[], maximum: number) {
  if (date < seoulToday()) return classTexts.registerPast;
  return slots.length === 0 ? classTexts.noSlot : maximumRefusal(maximum);
}

/**
 * Registers classes of a day, one call after another; what failed stands beside what went through. `onSend` is told the slots
 * once nothing speaks against sending them.
 */
export function useRegistration(
  date: string,
  { classSubjectId }: Subject,
  closed: ReadonlySet<string>,
  onSend: (slots: readonly string[]) => void,
) {
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const { showToast } = useToast();
  const { mutateAsync } = useCreateClass();
  const { isChanging, isChangingNow } = useIsChanging();
  const refresh = useRefreshClasses();
  const [outcomes, setOutcomes] = useRestorableState<readonly Outcome[]>(
    `${date} outcomes`,
    [],
    failuresFrom,
  );
  const settled = withoutRetry(outcomes, closed);
  if (settled !== outcomes) setOutcomes(settled);

  const registerOne = async (slot: string, classMaxCustomer: number): Promise<Outcome> => {
    await mutateAsync({
      classSubjectId,
      classTime: classTimeOf(date, slot),
      classMaxCustomer,
      classCustomerReserve: 0,
    });
    return { slot, status: 'done' };
  };

  const registerAll = async (slots: readonly string[], maximum: number) => {
    const results: Outcome[] = [];
    let lastError: unknown;
    setOutcomes((before) => withUnderWay(before, slots));
    for (const slot of slots) {
      const outcome = await registerOne(slot, maximum).catch((error: unknown): Failure => {
        lastError = error;
        return { slot, status: 'failed', reason: errorMessageOf(error), canRetry: true };
      });
      results.push(outcome);
      setOutcomes((before) => before.map((other) => (other.slot === slot ? outcome : other)));
    }
    return { results, lastError };
  };

  /** Resolves to the slots that failed, once the person has read why. */
  const register = async (
    slots: readonly string[],
    typedMaximum: string,
  ): Promise<readonly Failure[]> => {
    if (isChangingNow()) return [];
    const maximum = maximumFrom(typedMaximum);
    const refusal = reviewProblemOf(date, slots, maximum);
    if (refusal !== null) {
      await alert(refusal);
      return [];
    }
    onSend(slots);
    const { results, lastError } = await registerAll(slots, maximum);
    const failures = failuresOf(results);
    void refresh();
    if (failures.length < results.length) showToast(classTexts.registered);
    if (failures.length > 0) {
      await alert(
        classTexts.registerFailed({ reason: reasonsOf(failures.map(({ reason }) => reason)) }),
        {
          tone: 'danger',
        },
      );
      await notice(lastError);
    }
    return failures;
  };

  /** Drops what became of slots, for example because their classes are being deleted. */
  const forget = (slots: readonly string[]) =>
    setOutcomes((before) => before.filter(({ slot }) => !slots.includes(slot)));

  return {
    register,
    forget,
    outcomes: settled,
    isPending: isChanging || outcomes.some(({ status }) => status === 'underWay'),
  };
}
