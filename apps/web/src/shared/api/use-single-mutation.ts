import {
  type MutationKey,
  useIsMutating,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';

type Options<Data, Variables> = UseMutationOptions<Data, Error, Variables> & {
  mutationKey: MutationKey;
};

/** `useMutation` with one pending run per key across components; `mutate` drops further ones. */
export function useSingleMutation<Data, Variables = void>(options: Options<Data, Variables>) {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMutation(options);
  const filters = { mutationKey: options.mutationKey, exact: true };
  const isPending = useIsMutating(filters) > 0;
  // Read from the client, because a second press can come before the first one is rendered.
  const isPendingNow = () => client.isMutating(filters) > 0;
  return {
    mutate: (variables: Variables) => {
      if (!isPendingNow()) mutate(variables);
    },
    mutateAsync,
    isPending,
    isPendingNow,
  };
}
