import type { OperationBody } from '@fitness/api-contract/operation-types';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/api-of.ts';
import { apiWithToken } from '../../shared/api/client.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { getSession } from '../../shared/session/session.ts';
import { bearerTokenOf } from './write/token.ts';

const publicApi = apiWithToken(() => '');

/** Reviews are public, so a malformed token is left out instead of being rejected. */
const reviewApiOf = (client: QueryClient) =>
  bearerTokenOf(getSession()) === '' ? publicApi : apiOf(client);

/** All reviews, in the server's order. */
export function reviewList() {
  return queryOptions({
    queryKey: ['listReviews'],
    queryFn: ({ client, signal }) => reviewApiOf(client).GET('/api/{product}/review', { signal }),
  });
}

/** Sends a review and fetches the list again; one at a time. */
export function useWriteReview() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['createReview'],
    mutationFn: (body: OperationBody<'createReview'>) =>
      apiOf(client).POST('/api/{product}/review', { body }),
    // After a failure too, since it may have been written.
    onSettled: () => void client.invalidateQueries({ queryKey: ['listReviews'] }),
  });
}
