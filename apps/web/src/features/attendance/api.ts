import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

/** The user's own days of attendance. */
export const myAttendance = queryOptions({
  queryKey: ['listMyAttendance'],
  queryFn: ({ signal }) => api.GET('/api/{product}/attendance/me', { signal }),
});
