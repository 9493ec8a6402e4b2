import { rowsOf } from '@fitness/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** The days on which the signed-in person came. */
export const myAttendance = () =>
  queryOptions({
    queryKey: ['listMyAttendance'],
    queryFn: async ({ signal }) => rowsOf(await api.GET('/api/{product}/attendance/me', { signal })),
  });
