import { useToast } from '@fitness/ui/Toast';
import { type Action, useAction } from '../../shared/api/use-action.ts';

type BatchFailure<Item> = { item: Item; error: unknown };

type Batch<Item> = Required<Pick<Action<Item>, 'success' | 'failure'>> & {
  change: (item: Item) => Promise<unknown>;
  /** Called before the outcome is shown. */
  onFinish?: (failures: readonly BatchFailure<Item>[]) => void;
};

/**
 * Sends one request per item, in sequence, and shows the outcome; only one batch is pending at a time, in whichever dialog it was
 * started.
 */
export function useBatch<Item>({ change, onFinish, success, failure }: Batch<Item>) {
  const { showToast } = useToast();
  return useAction({
    key: ['createClass', 'deleteClass'],
    send: async (items: readonly Item[]) => {
      const failures: BatchFailure<Item>[] = [];
      for (const item of items)
        await change(item).catch((error: unknown) => failures.push({ item, error }));
      onFinish?.(failures);
      if (failures.length < items.length) showToast(success);
      if (failures.length > 0) throw new AggregateError(failures.map(({ error }) => error));
    },
    failure,
    refreshes: ['listClassesWithReservations', 'listRegisteredTimes'],
  });
}
