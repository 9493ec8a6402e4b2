import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

export function myAttendance() {
  return queryOptions({
    queryKey: ['listMyAttendance'],
    queryFn: ({ signal }) => api.GET('/api/{product}/attendance/me', { signal }),
  });
}
