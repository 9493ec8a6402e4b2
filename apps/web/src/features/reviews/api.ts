import type { OperationBody } from '@fitness/api-contract/operation-types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiWithToken } from '../../shared/api/client.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { getSession } from '../../shared/session/session.ts';
import { bearerTokenOf } from './write/token.ts';

/** Reviews are public, so a malformed token is left out instead of being rejected. */
const reviewApi = apiWithToken(() => bearerTokenOf(getSession()));

/** All reviews, in the server's order. */
export function reviewList() {
  return queryOptions({
    queryKey: ['listReviews'],
    queryFn: ({ signal }) => reviewApi.GET('/api/{product}/review', { signal }),
  });
}

/** Sends a review and fetches the list again; one at a time. */
export function useWriteReview() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['createReview'],
    mutationFn: (body: OperationBody<'createReview'>) =>
      reviewApi.POST('/api/{product}/review', { body }),
    // After a failure too, since it may have been written.
    onSettled: () => void client.invalidateQueries({ queryKey: ['listReviews'] }),
  });
}
