import { seoulTimeOf } from '../../shared/dates/clock.ts';
import { formatTime } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { RetryNotice } from '../../shared/list/RetryNotice.tsx';
import { pageTexts } from './texts.ts';

type ShownList = { checkedAt?: number | null; isFetching: boolean; refetch: () => unknown };

/** Tells when the oldest of the shown lists was loaded, if it is a stored one, and requests them again. */
export function StoredListNotice({ lists }: { lists: readonly ShownList[] }) {
  const instants = lists.flatMap(({ checkedAt }) => checkedAt ?? []);
  if (instants.length === 0) return null;
  const time = seoulTimeOf(Math.min(...instants));
  return (
    <RetryNotice
      onRetry={() => lists.forEach(({ refetch }) => void refetch())}
      isRetrying={lists.some(({ isFetching }) => isFetching)}
    >
      {pageTexts.lastChecked({ time: `${formatDay(time)} ${formatTime(time)}` })}
    </RetryNotice>
  );
}
