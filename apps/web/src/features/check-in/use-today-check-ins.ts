import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shared/session/session.ts';
import { noValue } from '../../shared/format/format.ts';
import { readCheckInCount } from './check-in-count.ts';
import { checkInTexts } from './texts.ts';

/** The check-ins of a day (`YYYY-MM-DD`) that this device knows of. */
export function useTodayCheckIns(today: string) {
  const { userId = '' } = useSession();
  const { data } = useQuery({
    queryKey: ['checkInCount', userId, today],
    queryFn: () => readCheckInCount(userId, today),
    staleTime: 0,
  });
  const value = data === undefined ? noValue : checkInTexts.people({ count: data });
  return { label: checkInTexts.today, value };
}
