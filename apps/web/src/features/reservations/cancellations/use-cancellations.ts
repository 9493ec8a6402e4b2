import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { readCancellations } from './cancellations-storage.ts';

const queryKey = ['cancellations'] as const;

/** Reads the cancellations again after a change. */
export function refreshCancellations(client: QueryClient) {
  return client.invalidateQueries({ queryKey });
}

/** The cancellations that this device knows of, for the signed-in user. */
export function useCancellations() {
  const { userId } = useSession();
  const { data = [] } = useQuery({
    queryKey: [...queryKey, userId],
    queryFn: () => readCancellations(userId ?? ''),
    enabled: userId !== undefined,
    staleTime: 0,
  });
  return data;
}
