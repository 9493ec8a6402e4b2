import { queryOptions } from '@tanstack/react-query';
import { apiWithToken } from '../../shared/api/client.ts';
import { call, query, send } from '../../shared/api/operations.ts';
import { getSession } from '../../shared/session/session.ts';
import { bearerTokenOf } from './review-rules.ts';

const publicApi = apiWithToken(() => '');

/** All reviews, in the server's order. The list is public, so a malformed token is not sent, which would be rejected. */
export function reviewList() {
  return queryOptions({
    ...query('listReviews'),
    queryFn: ({ signal }) =>
      bearerTokenOf(getSession()) === ''
        ? call(publicApi, 'listReviews', { signal })
        : send('listReviews', { signal }),
  });
}
