import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/api-of.ts';

/** The user's own days of attendance. */
export const myAttendance = queryOptions({
  queryKey: ['listMyAttendance'],
  queryFn: ({ client, signal }) => apiOf(client).GET('/api/{product}/attendance/me', { signal }),
});
