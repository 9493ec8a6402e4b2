import { ApiError } from '@fitness/api-contract/client';
import { useToast } from '@fitness/ui/Toast';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import type { WriteMeta } from '../../shared/api/query-client.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { keepFromReload } from '../../shared/reload/reload-page.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';

type SendEach<Item> = Required<Pick<WriteMeta, 'success' | 'failure'>> & {
  /** Asks first, and resolves to the items to send; to none if the user declines. */
  confirm?: (items: readonly Item[]) => Promise<readonly Item[]>;
  change: (item: Item) => Promise<unknown>;
  /** Called for each item that was answered; `reason` is why it failed. */
  onSent: (item: Item, reason?: string) => void;
  /** Called at the end with the items that were not sent. */
  onEnd?: (left: readonly Item[]) => void;
  /** Whether to send no further item. */
  isStopped?: () => boolean;
  onSuccess?: (items: readonly Item[]) => void;
  onError?: () => void;
};

/** Whether each further request would fail for the same reason. */
function isLast(error: unknown) {
  const isUnreachable = error instanceof ApiError && error.kind === 'network';
  return isUnreachable || sessionErrorOf(error) !== null;
}

/**
 * Sends one request per item, one after another and each once, and shows the outcome; only one such sequence is pending at a time,
 * in whichever dialog it was started.
 */
export function useSendEach<Item>(each: SendEach<Item>) {
  const { confirm, change, onSent, onEnd, isStopped, onSuccess, onError, success, failure } = each;
  const { showToast } = useToast();
  const sendAll = async (given: readonly Item[]) => {
    const items = confirm === undefined ? given : await confirm(given);
    const errors: unknown[] = [];
    let sent = 0;
    let isOver = false;
    for (const item of items) {
      if (isOver || isStopped?.()) break;
      sent += 1;
      try {
        await change(item);
        onSent(item);
      } catch (error) {
        onSent(item, errorMessageOf(error));
        errors.push(error);
        isOver = isLast(error);
      }
    }
    onEnd?.(items.slice(sent));
    if (sent > errors.length) showToast(success);
    if (errors.length > 0) throw new AggregateError(errors);
  };
  return useWrite({
    mutationKey: ['createClass', 'deleteClass'],
    mutationFn: (items: readonly Item[]) => keepFromReload(sendAll(items)),
    meta: { failure, refreshes: ['listClassesWithReservations', 'listRegisteredTimes'] },
    onSuccess: (_, items) => onSuccess?.(items),
    onError: () => onError?.(),
  });
}
