import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';

type BatchFailure<Item> = { item: Item; error: unknown };

type Batch<Item> = {
  change: (item: Item) => Promise<unknown>;
  /** Called before the outcome is shown. */
  onFinish?: (failures: readonly BatchFailure<Item>[]) => void;
  success: string;
  failure: (parameters: { reason: string }) => string;
};

/** The reasons of several failures, each once. */
export function reasonsOf(reasons: readonly string[]) {
  return [...new Set(reasons)].join(' ');
}

/**
 * Changes classes with one request after the other and shows the outcome; one batch is pending at a time, whichever dialog
 * started it. `run` resolves to the failures once they are acknowledged.
 */
export function useBatch<Item>({ change, onFinish, success, failure }: Batch<Item>) {
  const client = useQueryClient();
  const { alert } = useAlert();
  const { showToast } = useToast();
  const notice = useSessionNotice();
  const { mutateAsync, isPending, isPendingNow } = useSingleMutation({
    mutationKey: ['changeClasses'],
    mutationFn: async (items: readonly Item[]) => {
      const failures: BatchFailure<Item>[] = [];
      for (const item of items)
        await change(item).catch((error: unknown) => failures.push({ item, error }));
      return failures;
    },
    onSettled: () => {
      for (const list of ['listClassesWithReservations', 'listRegisteredTimes'])
        void client.invalidateQueries({ queryKey: [list] });
    },
  });

  const run = async (items: readonly Item[]) => {
    const failures = await mutateAsync(items);
    onFinish?.(failures);
    if (failures.length < items.length) showToast(success);
    if (failures.length > 0) {
      const reason = reasonsOf(failures.map(({ error }) => errorMessageOf(error)));
      await alert(failure({ reason }), { tone: 'danger' });
      await notice(failures.at(-1)?.error);
    }
    return failures;
  };
  return { run, isPending, isPendingNow };
}
