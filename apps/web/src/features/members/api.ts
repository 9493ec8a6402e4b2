import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

/** The manager's members whose name contains the text. */
export function myMembers(nickName: string) {
  return queryOptions({
    queryKey: ['listMyMembers', nickName],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/manager/membermanagement', {
        params: { query: { nickName } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
