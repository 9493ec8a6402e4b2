import { ApiError } from '@fitness/api-contract/client';
import { useToast } from '@fitness/ui/Toast';
import { useRef } from 'react';
import { errorMessageOf } from '../../api/error-message.ts';
import type { WriteMeta } from '../../api/query-client.ts';
import { useWrite } from '../../api/use-write.ts';
import { keepFromReload } from '../../lib/reload-page.ts';
import { sessionErrorOf } from '../../session/session-notice.ts';

type SendEach<Item> = Required<Pick<WriteMeta, 'success' | 'failure'>> & {
  change: (item: Item) => Promise<unknown>;
  /** Called for each item that was answered; `reason` is why it failed. */
  onSent?: (item: Item, reason?: string) => void;
  /** Called after a sequence in which nothing failed. */
  onSuccess?: () => void;
};

function wouldFailAgain(error: unknown) {
  const isUnreachable = error instanceof ApiError && error.kind === 'network';
  return isUnreachable || sessionErrorOf(error) !== null;
}

/**
 * Sends one request per item, one after another and each once, and shows the outcome; only one such sequence is pending at a time,
 * in whichever dialog it was started.
 */
export function useSendEach<Item>({ change, onSent, onSuccess, success, failure }: SendEach<Item>) {
  const { showToast } = useToast();
  const isStopped = useRef(false);
  const sendAll = async (items: readonly Item[]) => {
    isStopped.current = false;
    let done = 0;
    const errors: unknown[] = [];
    for (const item of items) {
      if (isStopped.current) break;
      try {
        await change(item);
        onSent?.(item);
        done += 1;
      } catch (error) {
        onSent?.(item, errorMessageOf(error));
        errors.push(error);
        if (wouldFailAgain(error)) break;
      }
    }
    if (done > 0) showToast(success);
    if (errors.length > 0) throw new AggregateError(errors);
  };
  const write = useWrite({
    mutationKey: ['createClass', 'deleteClass'],
    mutationFn: (items: readonly Item[]) => keepFromReload(sendAll(items)),
    ...(onSuccess && { onSuccess }),
    meta: { failure, refreshes: ['listClassesWithReservations', 'listRegisteredTimes'] },
  });
  return {
    ...write,
    /** Sends nothing after the pending request. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
