import { useToast } from '@fitness/ui/Toast';
import { type Sent, sendInSequence } from '../../shared/api/send-in-sequence.ts';
import { type Action, useAction } from '../../shared/api/use-action.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';

type Batch<Item> = Required<Pick<Action<Item>, 'success' | 'failure'>> & {
  /** Resolves to whether to send. */
  confirm?: (items: readonly Item[]) => Promise<boolean>;
  change: (item: Item) => Promise<unknown>;
  /** Called for each item once it is answered, and for those that were not sent because the session had ended. */
  onSent: (sent: Sent<Item>) => void;
};

/**
 * Sends one request per item, in sequence, and shows the outcome; only one batch is pending at a time, in whichever dialog it was
 * started.
 */
export function useBatch<Item>({ confirm, change, onSent, success, failure }: Batch<Item>) {
  const { showToast } = useToast();
  return useAction({
    key: ['createClass', 'deleteClass'],
    ...(confirm && { confirm }),
    send: async (items: readonly Item[]) => {
      const { sent, left, error } = await sendInSequence(items, change, { onSent });
      const reason = errorMessageOf(error);
      for (const item of left) onSent({ item, status: 'failed', reason, error });
      const errors = sent.flatMap((one) => (one.status === 'failed' ? [one.error] : []));
      if (left.length > 0) errors.push(error);
      if (sent.some(({ status }) => status === 'done')) showToast(success);
      if (errors.length > 0) throw new AggregateError(errors);
    },
    failure,
    refreshes: ['listClassesWithReservations', 'listRegisteredTimes'],
  });
}
