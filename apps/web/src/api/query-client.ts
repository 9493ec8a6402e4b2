import { ApiError, type ReadOperation } from '@fitness/api-contract/client';
import type { Alerts } from '@fitness/ui/AlertDialog';
import type { Toasts } from '@fitness/ui/Toast';
import {
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { onUserChange } from '../session/session.ts';
import { errorMessageOf } from './error-message.ts';
import { invalidate } from './operations.ts';

/** What a write shows, and what it changes. */
export type WriteMeta = {
  /** The text of the toast. */
  success?: string;
  /** The text of the alert; `reason` is the message of the server or the client. */
  failure: (failed: { reason: string; error: unknown }) => string;
  failureTitle?: string;
  /** The reads to send again afterwards, also after a failure, since the write may have taken effect; it is pending until then. */
  refreshes?: readonly ReadOperation[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/** Where the outcome of a write is shown; `notice` asks to sign in again after a session error. */
export interface Notices extends Pick<Toasts, 'showToast'>, Pick<Alerts, 'alert'> {
  notice: (error: unknown) => Promise<void>;
}

// Module state, since the client is created before the providers are mounted.
let notices: Notices | undefined;

export function setNotices(next: Notices) {
  notices = next;
}

const maxRetries = 2;
const firstDelay = 500;

/** The statuses of too many requests and of a proxy that cannot reach the backend. */
const transientStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];

function isTransient(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  if (error.isOfFormerToken()) return true;
  return error.reason === 'unreachable' || transientStatuses.includes(error.status);
}

/** Decides if a read is retried after this many earlier failures (docs/product.md#errors). */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error);
}

/** The delay before the next retry of a read, in milliseconds. */
function retryDelay(failures: number): number {
  return firstDelay * 2 ** failures;
}

/** True for a prefetch without an observer: the page sends a failed one again when it opens, and shows the error. */
export function isUnseenPrefetch(query: Pick<Query, 'meta' | 'getObserversCount'>): boolean {
  return query.meta?.['isPrefetch'] === true && query.getObserversCount() === 0;
}

async function showFailure(error: unknown, { failure, failureTitle: title }: WriteMeta) {
  const message = failure({ reason: errorMessageOf(error), error });
  await notices?.alert(message, { tone: 'danger', ...(title !== undefined && { title }) });
  await notices?.notice(error instanceof AggregateError ? error.errors.at(-1) : error);
}

/** Failed lists are shown empty with 다시 시도; writes are never retried (docs/product.md#errors). */
export function createQueryClient() {
  // TanStack Query assumes that the browser is online until an event, and would not notice that the connection is back.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  /** False once another user has signed in, to whom its outcome is not shown. */
  const isKnown = (mutation: object) =>
    client
      .getMutationCache()
      .getAll()
      .some((one) => one === mutation);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isUnseenPrefetch(query)) console.warn('[fitness]', query.queryKey[0], error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, mutation) => {
        const { meta } = mutation;
        if (meta?.success !== undefined && isKnown(mutation)) notices?.showToast(meta.success);
      },
      onError: (error, _input, _result, mutation) => {
        if (mutation.meta && isKnown(mutation)) void showFailure(error, mutation.meta);
      },
      onSettled: (_data, _error, _input, _result, { meta }) =>
        Promise.all((meta?.refreshes ?? []).map((id) => invalidate(client, id))),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** The queries and writes of this document's user. */
export const queryClient = createQueryClient();

onUserChange(() => queryClient.clear());
