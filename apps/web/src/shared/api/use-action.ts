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

/** The operation of an action and the ids of the objects that it changes. */
type ActionKey = readonly (OperationId | number)[];

/** A write by the user, with its confirmation and its messages. */
export interface Action<Input> {
  /** Actions with the same key are single-flight, whichever component starts them. */
  key: ActionKey;
  /** Resolves to whether to send; the action is pending meanwhile. */
  confirm?: (input: Input) => Promise<boolean>;
  /** Rejects with an `AggregateError` where several requests have failed. */
  send: (input: Input) => Promise<unknown>;
  /** The text of the toast. */
  success?: string;
  /** The text of the alert; `reason` is the message of the server or the client. */
  failure: (failed: { reason: string; error: unknown }) => string;
  failureTitle?: string;
  /** The queries to invalidate afterwards, also after a failure, since the write may have taken effect. */
  refreshes?: readonly ReadOperation[];
  /**
   * Whether the action stays pending until they are refetched, so that the button stays disabled until the list is up to date.
   */
  isPendingUntilRefreshed?: boolean;
  onSuccess?: (input: Input) => void;
  /** Called after success (without an error) and after failure. */
  onSettled?: (error?: unknown) => void;
}

function createFlight() {
  const pending = createStore(false);
  return { pending, run: createSingleFlight(pending.set) };
}

const flights = new WeakMap<QueryClient, Map<string, ReturnType<typeof createFlight>>>();

/** The single-flight runner for a key, shared by all components of one user's pages. */
function flightOf(client: QueryClient, key: ActionKey) {
  const ofClient = flights.get(client) ?? new Map<string, ReturnType<typeof createFlight>>();
  flights.set(client, ofClient);
  const name = key.join(' ');
  const flight = ofClient.get(name) ?? createFlight();
  ofClient.set(name, flight);
  return flight;
}

/** Whether an action with this key is pending, whichever component started it. */
export function isActionPending(client: QueryClient, key: ActionKey): boolean {
  return flightOf(client, key).pending.get();
}

/** An action that shows its outcome and invalidates queries; it is never retried automatically. */
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

  /** Resolves to whether the action succeeded; after a failure, once the user has closed the alert. */
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
      // Started before the alert is closed, so that the lists are refetched in the meantime.
      const refreshed = (action.refreshes ?? []).map((id) => invalidate(client, id));
      if (action.isPendingUntilRefreshed) {
        await Promise.all(refreshed);
        // TanStack Query notifies the components in a task of its own.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
    });
    await acknowledged;
    return isDone;
  };

  return {
    run,
    isPending: useSyncExternalStore(pending.subscribe, pending.get, pending.get),
    /** The current value instead of the rendered one, because a second press can come before the next render. */
    isPendingNow: pending.get,
  };
}
