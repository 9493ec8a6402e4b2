import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WriteMeta } from './query-client.ts';

interface Write<Input, Result> {
  /** The operation and the ids of what it changes: one at a time, whichever component starts it. */
  mutationKey: readonly (string | number)[];
  /** Rejects with an `AggregateError` where several requests have failed. */
  mutationFn: (input: Input) => Promise<Result>;
  meta: WriteMeta;
  /** Called, like `onError`, before what it refreshes is read again. */
  onSuccess?: (result: Result, input: Input) => unknown;
  onError?: (error: Error) => unknown;
}

/** A write whose outcome is shown and whose lists are read again as its `meta` says. */
export function useWrite<Input = void, Result = unknown>(write: Write<Input, Result>) {
  const client = useQueryClient();
  const { mutate } = useMutation(write);
  const filters = { mutationKey: write.mutationKey, exact: true };
  return {
    isPending: useIsMutating(filters) > 0,
    /** Does nothing while one is pending, also before it is rendered so. */
    mutate: (input: Input) => {
      if (client.isMutating(filters) === 0) mutate(input);
    },
  };
}
