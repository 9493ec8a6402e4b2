import type { OperationBody } from '@fitness/api-contract/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiWithToken } from '../../shared/api/client.ts';
import { getSession } from '../../shared/session/session.ts';
import { bearerTokenOf } from './write/token.ts';

/** Everybody may read reviews, so a token that cannot be used is not sent at all. */
const reviewApi = apiWithToken(() => bearerTokenOf(getSession()));

/** All reviews, in the server's order. */
export function reviewList() {
  return queryOptions({
    queryKey: ['listReviews'],
    queryFn: ({ signal }) => reviewApi.GET('/api/{product}/review', { signal }),
  });
}

const writeKey = ['createReview'];

/** Sends a review and asks for the list anew; of several presses only the first sends. */
export function useWriteReview() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: writeKey,
    mutationFn: (body: OperationBody<'createReview'>) =>
      reviewApi.POST('/api/{product}/review', { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['listReviews'] }),
  });
  return {
    write: mutateAsync,
    isPending,
    isUnderWay: () => client.isMutating({ mutationKey: writeKey }) > 0,
  };
}
