import { seoulTimeOf } from '../../../shared/dates/clock.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { RetryNotice, type RetryNoticeProps } from '../../../shared/list/RetryNotice.tsx';
import { pageTexts } from '../texts.ts';

type LastListNoticeProps = Omit<RetryNoticeProps, 'children'> & {
  /** When the stored lists were loaded, in milliseconds; null if the shown lists are fresh. */
  checkedAt: number | null;
};

/** Tells when stored lists were loaded and offers to reload them; renders nothing for fresh lists. */
export function LastListNotice({ checkedAt, ...retry }: LastListNoticeProps) {
  if (checkedAt === null) return null;
  const time = seoulTimeOf(checkedAt);
  return (
    <RetryNotice {...retry}>
      {pageTexts.lastChecked({ time: `${formatDay(time)} ${formatTime(time)}` })}
    </RetryNotice>
  );
}
