import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

/** The manager's members whose name contains a text, all of them without one; the former rows stay until the new ones are there. */
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
