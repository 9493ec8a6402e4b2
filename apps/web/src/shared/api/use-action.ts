import type { OperationId } from '@fitness/api-contract/operations';
import type { ReadOperation } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSessionNotice } from '../session/use-session-notice.ts';
import { createStore } from '../store.ts';
import { createSingleFlight } from '../use-single-flight.ts';
import { errorMessageOf } from './error-message.ts';
import { invalidate } from './operations.ts';

/** The operations of an action, and the ids of what it changes. */
type ActionKey = readonly (OperationId | number)[];

/** What the user may change, and what is said of it. */
export interface Action<Input> {
  /** One run of a key is pending at a time, whichever component started it. */
  key: ActionKey;
  /** Asked while the action is pending; what is not confirmed is not sent. */
  confirm?: (input: Input) => Promise<boolean>;
  /** Rejects with an `AggregateError` where several requests have failed. */
  send: (input: Input) => Promise<unknown>;
  /** The text of a toast. */
  success?: string;
  /** The text of an alert, from the reason that the server or the client gives. */
  failure: (failed: { reason: string; error: unknown }) => string;
  failureTitle?: string;
  /** What is out of date after it; after a failure too, since it may have been done. */
  refreshes?: readonly ReadOperation[];
  /** Whether it is pending until that is read again, for what the lists then no longer offer. */
  isPendingUntilRefreshed?: boolean;
  onSuccess?: (input: Input) => void;
  /** Called at the end, with the error of a failure. */
  onSettled?: (error?: unknown) => void;
}

function createFlight() {
  const pending = createStore(false);
  return { pending, run: createSingleFlight(pending.set) };
}

const flights = new WeakMap<QueryClient, Map<string, ReturnType<typeof createFlight>>>();

/** What runs the actions of a key, for all components of one user's pages. */
function flightOf(client: QueryClient, key: ActionKey) {
  const ofClient = flights.get(client) ?? new Map<string, ReturnType<typeof createFlight>>();
  flights.set(client, ofClient);
  const name = key.join(' ');
  const flight = ofClient.get(name) ?? createFlight();
  ofClient.set(name, flight);
  return flight;
}

/** An action, which shows its outcome and refreshes what it has changed; it is never sent again by itself. */
export function useAction<Input = void>(action: Action<Input>) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const { pending, run: runOnce } = flightOf(client, action.key);

  const showFailure = async (error: unknown) => {
    const { failure, failureTitle: title } = action;
    const message = failure({ reason: errorMessageOf(error), error });
    await alert(message, { tone: 'danger', ...(title !== undefined && { title }) });
    await notice(error instanceof AggregateError ? error.errors.at(-1) : error);
  };

  /** Resolves to whether it was done, once the user has acknowledged a failure. */
  const run = async (input: Input): Promise<boolean> => {
    let isDone = false;
    let acknowledged: Promise<void> | undefined;
    await runOnce(async () => {
      let failed: { error?: unknown } = {};
      try {
        if (action.confirm === undefined || (await action.confirm(input))) {
          await action.send(input);
          isDone = true;
          action.onSuccess?.(input);
          if (action.success !== undefined) showToast(action.success);
        }
      } catch (error) {
        failed = { error };
        acknowledged = showFailure(error);
      }
      action.onSettled?.(failed.error);
      // Not after the alert, so that the lists are refreshed while it is read.
      const refreshed = (action.refreshes ?? []).map((id) => invalidate(client, id));
      if (action.isPendingUntilRefreshed) await Promise.all(refreshed);
    });
    await acknowledged;
    return isDone;
  };

  return {
    run,
    isPending: useSyncExternalStore(pending.subscribe, pending.get, pending.get),
    /** Read as it is now, because a second press can come before the first one is rendered. */
    isPendingNow: pending.get,
  };
}
